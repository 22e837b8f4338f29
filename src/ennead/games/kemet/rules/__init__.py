"""The rules of Kemet, a file for each chapter of the rulebook: steps, questions, and rules."""
