import { connectLive, type LiveNews } from './live-connection.ts';

/** Listener for new records. A list sets `after` to the id of the last event it includes. */
export type LiveListener = { readonly after?: number | undefined; readonly isList: boolean; readonly onNews: (news: LiveNews) => void };

const KEY = 'live'; // Key in localStorage, where the value is "off" or absent.

const listeners = new Set<LiveListener>();
const watchers = new Set<() => void>();
let isOn: boolean | undefined;
let cursor: number | undefined;
let resetAt = 0;
let disconnect: (() => void) | undefined;

/** Returns whether live updates are on in this browser, which is the default. */
export function isLiveOn(): boolean {
  isOn ??= storedSetting();
  return isOn;
}

function storedSetting(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // Storage is disabled, so the default applies.
  }
}

/** Turns live updates on or off in all tabs and stores the setting. */
export function turnLive(on: boolean): void {
  isOn = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is disabled, so the setting lasts as long as the page.
  }
  changed();
}

/** Returns whether a list on the page shows new records. */
export const hasLiveList = (): boolean => [...listeners].some(({ isList }) => isList);

/** Calls `call` whenever `isLiveOn` or `hasLiveList` may have changed. Returns a function that stops watching. */
export function watchLive(call: () => void): () => void {
  watchers.add(call);
  return () => watchers.delete(call);
}

/**
 * Adds a listener and returns a function that removes it. All listeners share one connection, which is open while the
 * page is visible and live updates are on.
 */
export function joinLive(listener: LiveListener): () => void {
  listeners.add(listener);
  cursor ??= liveAfter();
  if (listener.after !== undefined) {
    // Without `resetAt`, an outdated cached page would be reset on every join.
    cursor = Math.max(listener.after, resetAt);
    closeConnection();
  }
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', updateConnection);
    window.addEventListener('storage', onStorage);
  }
  changed();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      document.removeEventListener('visibilitychange', updateConnection);
      window.removeEventListener('storage', onStorage);
    }
    changed();
  };
}

/** The last event before the page was started for news, which the first script leaves on the root element. */
function liveAfter(): number | undefined {
  const { liveAfter: after } = document.documentElement.dataset;
  return after === undefined ? undefined : Number(after);
}

function onStorage({ key }: StorageEvent): void {
  if (key !== KEY) return;
  isOn = storedSetting();
  changed();
}

function changed(): void {
  updateConnection();
  for (const call of watchers) call();
}

function updateConnection(): void {
  const isWanted = listeners.size > 0 && isLiveOn() && document.visibilityState === 'visible';
  if (!isWanted) closeConnection();
  else disconnect ??= connectLive(cursor, deliver);
}

function closeConnection(): void {
  disconnect?.();
  disconnect = undefined;
}

function deliver(news: LiveNews): void {
  cursor = news.cursor;
  if (news.reset) resetAt = news.cursor;
  for (const { onNews } of listeners) onNews(news);
  announce(news);
}

/** Tells the other features of the page who posted, without a connection of their own (dashboard/week/refresh-week.tsx). */
function announce(news: LiveNews): void {
  if (news.reset || news.events.length === 0) return;
  const players = news.events.map(({ record }) => record.handle);
  document.dispatchEvent(new CustomEvent<readonly string[]>('liveposts', { detail: players }));
}
