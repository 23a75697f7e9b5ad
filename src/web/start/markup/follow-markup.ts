import { showCountdowns } from './countdowns.ts';
import { showLocalTimes, showLocalWindows } from './local-times.ts';
import { drawPlanets } from './planets.ts';
import { nameScrollers } from './scrollers.ts';

/**
 * Completes markup that is the same for every reader and at any time: on the page now, and whatever React or a
 * navigation adds later. React does not know of these changes, so the elements are inside static markup or have
 * `suppressHydrationWarning`.
 */
export function followMarkup(): void {
  const complete = (root: ParentNode) => {
    for (const step of [drawPlanets, showLocalTimes, showLocalWindows, nameScrollers]) step(root);
  };
  complete(document);
  showCountdowns();
  const observer = new MutationObserver((changes) => {
    for (const parent of new Set(changes.map(({ target }) => target as Element))) complete(parent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
