import { onBroadcast } from '#web/session/broadcast.ts';
import { isReader } from './is-reader.ts';
import { onFirstNews } from './live-news.ts';
import { loadChunks, prefetchChunks } from './load-chunks.ts';
import { onIdle } from './on-idle.ts';
import { replayActions } from './replay-actions.ts';
import { root } from './root.ts';
import { savesData } from './saves-data.ts';

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const PASSIVE = { capture: true, passive: true }; // These listeners must not delay scrolling.

/**
 * Starts React at the reader's first sign of activity. Also starts it for signed-in readers, whose header and rows only
 * React completes, when another tab signs in, for new records, and for content marked with `data-start`.
 */
export function scheduleStart(chunks: readonly string[]): void {
  const start = () => loadChunks(chunks);
  const touch = (event: Event) => {
    if (!isReal(event)) return;
    for (const sign of FIRST_SIGNS) removeEventListener(sign, touch, PASSIVE);
    root.dataset.touched = '';
    start();
  };
  for (const sign of FIRST_SIGNS) addEventListener(sign, touch, PASSIVE);
  if (chunks.length === 0) return; // The page itself loads its chunks.
  addEventListener('focus', start, { once: true });
  replayActions(start);
  onBroadcast(start);
  onIdle(async () => {
    if (root.dataset.reader !== undefined || document.querySelector('[data-start]')) return start();
    if (root.dataset.touched === undefined) onFirstNews(start); // Otherwise, React has started already.
    if (await isReader()) return start();
    if (!savesData()) prefetchChunks(chunks);
  });
}

/** Browsers also report a pointer that rests while the page appears below it. */
const isReal = (event: Event): boolean =>
  !(event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY);
