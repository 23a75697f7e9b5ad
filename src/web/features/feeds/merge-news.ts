import { toastWaitMs } from '#domain/live/live-rules.ts';

const KEY = 'live-told'; // in localStorage, so that two windows do not say the same

/** Adds up what is new and says it at most once a minute. */
export function mergeNews(say: (count: number) => void): { add(count: number): void; clear(): void } {
  let waiting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const wait = toastWaitMs(Date.now(), lastMs());
    timer = wait > 0 ? setTimeout(flush, wait) : undefined;
    if (timer !== undefined) return;
    limitTo(Date.now());
    say(waiting);
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

let retentionMs: number | undefined; // where storage is switched off

function lastMs(): number | undefined {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? Number.NaN);
    if (kept <= Date.now()) return kept; // a clock that was set back must not silence us for ever
  } catch {
    // as if it had been this page alone
  }
  return retentionMs;
}

function limitTo(nowMs: number): void {
  retentionMs = nowMs;
  try {
    localStorage.setItem(KEY, String(nowMs));
  } catch {
    // kept above
  }
}
