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
    if (stage.clientHeight < height * 0.22 || stage.clientWidth < width * 0.3) faults.push(`the board has only ${stage.clientWidth} x ${stage.clientHeight}`);
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
  const hidden = mine.filter((one) => sight(one).area < 0.9 * one.getBoundingClientRect().width * one.getBoundingClientRect().height);
  if (hidden.length) faults.push(`out of sight: ${hidden.map((one) => one.dataset.node).join(" ")} of ${mine.length}`);
  if (lit().length && !lit().some(shown)) faults.push("nothing that can be chosen is in sight");

  // nothing lies over another part of the page, or outside the window
  const regions = [".head", ".middle", "section.mine", ".hand", ".beside", ".foot"].map((name) => [name, document.querySelector(name)]).filter(([, one]) => one?.getClientRects().length);
  const box = (one) => one.getBoundingClientRect();
  for (const [name, one] of regions) {
    const { left, top, right, bottom } = box(one);
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) faults.push(`${name} is outside the window`);
  }
  for (const [a, one] of regions)
    for (const [b, two] of regions) {
      if (a >= b) continue;
      const [p, q] = [box(one), box(two)];
      const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (across > 2 && down > 2) faults.push(`${a} and ${b} overlap by ${Math.round(across)} x ${Math.round(down)}`);
    }
  // names and numbers on the board keep clear of each other, and numbers of the pieces beside them
  // (words along a bow are left out: the box around them is mostly empty)
  const words = [...document.querySelectorAll(".stage .label.node")].filter((one) => !one.querySelector("textPath"));
  const name = (one) => one.dataset.node;
  const clash = (one, two) => {
    const [p, q] = [box(one), box(two)];
    return Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2;
  };
  words.forEach((one, n) => {
    for (const two of words.slice(n + 1)) if (clash(one, two)) faults.push(`${name(one)} lies over ${name(two)}`);
    if (!one.querySelector("rect")) return;
    for (const two of document.querySelectorAll(".stage .thing-node > .thing")) if (clash(one, two)) faults.push(`${name(one)} lies over ${name(two.parentElement)}`);
  });
  // what adds up keeps its figures to itself, and cards side by side leave each other's faces free
  const tally = document.querySelector(".tally");
  for (const part of tally?.querySelectorAll(".total, .sum li, .counter") ?? []) {
    const [p, q] = [box(part), box(tally)];
    const side = part.closest(".tally .column, .tally .sum")?.parentElement;
    if (p.width && (p.right > q.right + 1 || p.right > box(side).right + 2)) faults.push(`${part.textContent.trim()} sticks out`);
  }
  const laid = [...document.querySelectorAll(".grid > .list > li > .card")];
  laid.forEach((one, n) => {
    for (const two of laid.slice(n + 1)) if (clash(one, two)) faults.push(`${name(one)} lies over ${name(two)}`);
  });

  // words stay inside what they are written on
  for (const words of document.querySelectorAll(".cell .worded, .cell .value, .counter > span")) {
    const frame = words.closest(".cell, .counter");
    const [p, q] = [box(words), box(frame)];
    if (shown(words) && (p.left < q.left - 1 || p.right > q.right + 1 || p.top < q.top - 1 || p.bottom > q.bottom + 1)) faults.push(`sticks out: ${words.textContent.trim()}`);
    if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 2) faults.push(`broken: ${words.textContent.trim()}`);
  }

  for (const button of document.querySelectorAll(".answers .button, .head .button, .views .button, .panes button")) {
    const box = button.getBoundingClientRect();
    if (box.width && (button.scrollWidth > button.clientWidth + 1 || box.left < -1 || box.right > width + 1)) faults.push(`cut: ${button.textContent.trim()}`);
  }
  return faults;
}
