// A box that scrolls can be reached and scrolled with the keyboard, but only while it has something to scroll.

/** Boxes that may have changed. They are measured together in the next frame: in between, each look would lay out the whole page anew. */
const doubtful = new Set<HTMLElement>();

function adapt(): void {
  const measured = [...doubtful].map((box) => [box, box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth] as const);
  doubtful.clear();
  for (const [box, overflows] of measured) {
    if (overflows) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}

export function scrollable(box: HTMLElement): { destroy(): void } {
  const doubt = (): void => {
    if (!doubtful.size) requestAnimationFrame(adapt);
    doubtful.add(box);
  };
  const size = new ResizeObserver(doubt); // of what is inside as well: a font that comes late makes it taller in the same box
  const watch = (): void => [box, ...box.children].forEach((one) => size.observe(one));
  const inside = new MutationObserver(() => {
    watch();
    doubt();
  });
  watch();
  inside.observe(box, { childList: true, subtree: true });
  return {
    destroy() {
      size.disconnect();
      inside.disconnect();
    },
  };
}
