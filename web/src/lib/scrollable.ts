// A box that scrolls can be reached and scrolled with the keyboard, but only while it has something to scroll.

export function scrollable(box: HTMLElement): { destroy(): void } {
  const adapt = (): void => {
    const overflows = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (overflows) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(adapt);
  const inside = new MutationObserver(adapt);
  size.observe(box);
  inside.observe(box, { childList: true, subtree: true });
  adapt();
  return {
    destroy() {
      size.disconnect();
      inside.disconnect();
    },
  };
}
