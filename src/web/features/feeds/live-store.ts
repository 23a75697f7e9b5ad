import { connectLive, type LiveNews } from './live-connection.ts';

/** Whoever is told of new records; a list says from which event on. */
export type LiveListener = { readonly after?: number | undefined; readonly isList: boolean; readonly told: (news: LiveNews) => void };

const KEY = 'live'; // in localStorage: 'off', or not there

const listeners = new Set<LiveListener>();
const watchers = new Set<() => void>();
let isOn: boolean | undefined;
let cursor: number | undefined;
let resetAt = 0;
let disconnect: (() => void) | undefined;

/** Whether this browser wants to be told; so it is until somebody says no. */
export function isLiveOn(): boolean {
  isOn ??= remembered();
  return isOn;
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // storage is switched off
  }
}

/** Turns live updates on or off, here and in the other tabs, and remembers it. */
export function turnLive(on: boolean): void {
  isOn = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // it holds as long as the page
  }
  changed();
}

/** Whether a list on the page shows what is new. */
export const hasLiveList = (): boolean => [...listeners].some(({ isList }) => isList);

/** Calls back when either of the two may have changed. */
export function watchLive(call: () => void): () => void {
  watchers.add(call);
  return () => watchers.delete(call);
}

/** Tells a listener until it leaves. One connection serves all; it is open while somebody listens, the page is seen and it is not turned off. */
export function joinLive(listener: LiveListener): () => void {
  listeners.add(listener);
  if (listener.after !== undefined) {
    cursor = Math.max(listener.after, resetAt); // a page that a cache kept too long would be told for ever to read itself anew
    hangUp();
  }
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', settle);
    window.addEventListener('storage', hear);
  }
  changed();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      document.removeEventListener('visibilitychange', settle);
      window.removeEventListener('storage', hear);
    }
    changed();
  };
}

function hear({ key }: StorageEvent): void {
  if (key !== KEY) return;
  isOn = remembered();
  changed();
}

function changed(): void {
  settle();
  for (const call of watchers) call();
}

function settle(): void {
  const isWanted = listeners.size > 0 && isLiveOn() && document.visibilityState === 'visible';
  if (!isWanted) hangUp();
  else disconnect ??= connectLive(cursor, tell);
}

function hangUp(): void {
  disconnect?.();
  disconnect = undefined;
}

function tell(news: LiveNews): void {
  cursor = news.cursor;
  if (news.reset) resetAt = news.cursor;
  for (const { told } of listeners) told(news);
}
