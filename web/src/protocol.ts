/** What travels between the page and a table; made from the Python types before each build. */
export * from "./generated/protocol";
