import { root } from './root.ts';

const AFTER_MS = 2_000; // The same delay as in live-gate.tsx: news can wait for the rest of the page.

/**
 * Calls `start` on the first record posted after the page, unless live updates are off. A list says in `data-live-after`
 * which event it includes. On other pages, the root element gets the event before the record, so that the toast does not
 * miss it. Where the stream fails, `start` is called too, because only features/feeds/live-connection.ts can poll.
 */
export function onFirstNews(start: () => void): void {
  if (localStorageItem('live') === 'off') return;
  let source: EventSource | undefined;
  const open = () => {
    if (source || document.visibilityState !== 'visible') return;
    const after = document.querySelector<HTMLElement>('[data-live-after]')?.dataset.liveAfter;
    source = new EventSource(after ? `/api/live?after=${after}` : '/api/live');
    source.addEventListener('ready', ({ lastEventId }) => {
      root.dataset.liveAfter = lastEventId;
    });
    for (const kind of ['record', 'reset', 'error']) source.addEventListener(kind, begin);
  };
  // React opens its own stream.
  const stop = () => {
    clearTimeout(timer);
    source?.close();
    document.removeEventListener('visibilitychange', open);
  };
  const begin = () => {
    stop();
    start();
  };
  document.addEventListener('reactready', stop);
  document.addEventListener('visibilitychange', open);
  const timer = setTimeout(open, AFTER_MS);
}

function localStorageItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
