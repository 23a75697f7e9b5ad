import { toastWaitMs } from '#domain/live/live-rules.ts';

const KEY = 'live-told'; // Key in localStorage, where windows share it to avoid repeating a toast.

/** Adds up new records and calls `show` at most once a minute. */
export function mergeNews(show: (count: number) => void): { add(count: number): void; clear(): void } {
  let waiting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const wait = toastWaitMs(Date.now(), lastMs());
    timer = wait > 0 ? setTimeout(flush, wait) : undefined;
    if (timer !== undefined) return;
    storeLastMs(Date.now());
    show(waiting);
    waiting = 0;
  };
  return {
    add(count) {
      if (count === 0) return;
      waiting += count;
      if (timer === undefined) flush();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = 0;
    },
  };
}

let lastShownMs: number | undefined; // Fallback while storage is disabled.

function lastMs(): number | undefined {
  try {
    const storedMs = Number(localStorage.getItem(KEY) ?? Number.NaN);
    // A time in the future, after the clock was set back, would block toasts indefinitely.
    if (storedMs <= Date.now()) return storedMs;
  } catch {
    // Storage is disabled, so this page's own time is used.
  }
  return lastShownMs;
}

function storeLastMs(nowMs: number): void {
  lastShownMs = nowMs;
  try {
    localStorage.setItem(KEY, String(nowMs));
  } catch {
    // Storage is disabled, so `lastShownMs` contains the time.
  }
}
