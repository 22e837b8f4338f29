// What is wrong with the table as it is shown now, in words; nothing if all is well. `share` is how much of the window the board is due.
(share) => {
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  const page = document.documentElement.scrollWidth;
  if (page > width + 1) faults.push(`the page is ${page} wide in ${width}`);

  /** The part of an element that is in sight: inside the window and inside everything that clips it. */
  const sight = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, width), Math.min(bottom, height)];
    return { left, top, right, bottom, area: Math.max(0, right - left) * Math.max(0, bottom - top) };
  };
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && sight(element).area > 1;

  const stage = document.querySelector(".stage");
  if (stage) {
    const part = sight(stage).area / (width * height);
    if (part < share) faults.push(`the board has ${Math.round(part * 100)} % of the window, not ${Math.round(share * 100)}`);
  }

  // letters of at least 11 px, on the board as well
  const walker = document.createTreeWalker(document.querySelector(".table") ?? document.body, NodeFilter.SHOW_TEXT);
  const small = new Map();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(".hidden-text, .said, svg.icon") || !shown(parent)) continue;
    const scale = parent instanceof SVGElement ? Math.hypot(parent.getScreenCTM().a, parent.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size > 0.01 && size < 10.9) small.set(text.data.trim().slice(0, 30), size.toFixed(1));
  }
  if (small.size) faults.push(`${small.size} texts under 11 px, such as ${JSON.stringify([...small].slice(0, 4))}`);

  // nothing that can be pressed lies under something else
  const { spot, lit } = window.player;
  for (const element of [...lit(), ...document.querySelectorAll(".table button:not([data-node])")]) {
    const { area } = sight(element);
    const whole = element.getBoundingClientRect();
    if (!element.checkVisibility() || area < 0.9 * whole.width * whole.height || area < 1) continue;
    if (!spot(element)) faults.push(`covered: ${element.dataset.node ?? element.textContent.trim().slice(0, 40)}`);
  }

  // what is asked about is in sight: every part of the hand that can be chosen, and something of the board
  const mine = lit().filter((one) => one.closest(".mine, .hand, .asked-hand, .focus"));
  const hidden = mine.filter((one) => sight(one).area < 0.5 * one.getBoundingClientRect().width * one.getBoundingClientRect().height);
  if (hidden.length) faults.push(`out of sight: ${hidden.map((one) => one.dataset.node).join(" ")} of ${mine.length}`);
  if (lit().length && !lit().some(shown)) faults.push("nothing that can be chosen is in sight");

  for (const button of document.querySelectorAll(".answers .button, .head .button, .views .button, .panes button")) {
    const box = button.getBoundingClientRect();
    if (box.width && (button.scrollWidth > button.clientWidth + 1 || box.left < -1 || box.right > width + 1)) faults.push(`cut: ${button.textContent.trim()}`);
  }
  return faults;
}
