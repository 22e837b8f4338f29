// Whatever can be pressed and is in sight, but is smaller than a finger: its words and how large it is to the touch.
(least) => {
  const PRESSED = "a[href], button, select, summary, textarea, input:not([type=hidden]), [role=tab], [role=button], [tabindex='0'][onclick]";
  /** How far from a point, in one direction, a press still counts; no further than one needs to know. */
  const reach = (element, x, y, dx, dy) => {
    let far = 0;
    for (; far < least; far++) {
      const hit = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
      if (!hit || !(element.contains(hit) || element === hit.closest("label")?.control)) break;
    }
    return far;
  };
  /** Whether it must be scrolled into sight first. */
  const isCut = (element, box) => {
    for (let at = element; at; at = at.parentElement) {
      const frame = at.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const clips = !at.parentElement || getComputedStyle(at.parentElement).overflow !== "visible";
      if (clips && (box.left < frame.left - 1 || box.top < frame.top - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)) return true;
    }
    return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  };
  /** A link within a sentence has the height of its line. */
  const isInline = (element) => element.matches("a, button") && getComputedStyle(element).display === "inline" && element.parentElement.textContent.trim() !== element.textContent.trim();

  const small = [];
  for (const element of document.querySelectorAll(PRESSED)) {
    if (element.matches(":disabled, [data-node]") || element.closest("[inert], .hidden-text, .skip") || isInline(element)) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = !isCut(element, box) && document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || element === hit.closest("label")?.control)) continue;
    const [wide, high] = [[1, 0], [0, 1]].map(([dx, dy]) => 1 + reach(element, x, y, dx, dy) + reach(element, x, y, -dx, -dy));
    if (Math.min(wide, high) < least - 1) small.push(`${element.tagName.toLowerCase()}.${element.className.split(" ").filter((one) => !one.startsWith("svelte")).join(".")} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30)}": ${wide} x ${high}`);
  }
  return small;
}
