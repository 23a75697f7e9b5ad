import { leftUntil } from '#web/ui/page/left-until.ts';

const SECOND_MS = 1_000;
const SETTLING_MS = 1_500; // Delay before the reload, in case the server's clock is behind.

/** Counts down once per second in every `[data-until]`. At zero, a page whose content changes then is reloaded. */
export function showCountdowns(): void {
  const running = new Set<string>(); // Instants that were in the future when they were first seen.
  const tick = () => {
    const now = Date.now();
    for (const clock of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { until = '', reload } = clock.dataset;
      const left = leftUntil(Number(until), now);
      clock.querySelectorAll('b').forEach((figure, index) => {
        // Changes the text node, which observers of elements do not see: the prefetcher would look at all links each second.
        if (figure.firstChild instanceof Text) figure.firstChild.data = String(left[index]).padStart(2, '0');
      });
      if (Number(until) > now) running.add(until);
      else if (running.delete(until) && reload !== undefined) setTimeout(() => location.reload(), SETTLING_MS);
    }
  };
  tick();
  setInterval(tick, SECOND_MS);
}
