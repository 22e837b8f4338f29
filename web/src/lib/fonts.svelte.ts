// Texts inside pictures are measured; when the real fonts arrive they are measured again.

import { forgetWidths } from "./wrap";

let ready = $state(0);

void document.fonts?.ready.then(() => {
  forgetWidths();
  ready += 1;
});
document.fonts?.addEventListener("loadingdone", () => {
  forgetWidths();
  ready += 1;
});

export const fontsReady = (): number => ready;
