import { connectLive, type LiveNews } from './live-connection.ts';

/** Receives new records; a list sets `after` to the last event it includes. */
export type LiveListener = { readonly after?: number | undefined; readonly isList: boolean; readonly onNews: (news: LiveNews) => void };

const KEY = 'live'; // in localStorage: 'off' or absent

const listeners = new Set<LiveListener>();
const watchers = new Set<() => void>();
let isOn: boolean | undefined;
let cursor: number | undefined;
let resetAt = 0;
let disconnect: (() => void) | undefined;

/** Whether live updates are on in this browser; on by default. */
export function isLiveOn(): boolean {
  isOn ??= storedSetting();
  return isOn;
}

function storedSetting(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // storage is disabled
  }
}

/** Turns live updates on or off in all tabs and stores the choice. */
export function turnLive(on: boolean): void {
  isOn = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // storage is disabled: the choice lasts as long as the page
  }
  changed();
}

/** Whether a list on the page shows new records. */
export const hasLiveList = (): boolean => [...listeners].some(({ isList }) => isList);

/** Calls back when `isLiveOn` or `hasLiveList` may have changed. */
export function watchLive(call: () => void): () => void {
  watchers.add(call);
  return () => watchers.delete(call);
}

/** Adds a listener; returns a function to remove it. All share a connection, open while the page is visible and updates are on. */
export function joinLive(listener: LiveListener): () => void {
  listeners.add(listener);
  if (listener.after !== undefined) {
    cursor = Math.max(listener.after, resetAt); // otherwise a page cached for too long would be reset on every join
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
}
