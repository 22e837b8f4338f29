// Texts inside pictures are measured; when the real fonts arrive they are measured again.

import { fit, forgetWidths } from "./wrap";

let arrived = $state(0);

function measureAgain(): void {
  forgetWidths();
  arrived += 1;
}
void document.fonts?.ready.then(measureAgain);
document.fonts?.addEventListener("loadingdone", measureAgain);

/** `fit` that follows the fonts. */
export const fitted = (...args: Parameters<typeof fit>): ReturnType<typeof fit> => (void arrived, fit(...args));
