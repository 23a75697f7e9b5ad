import type { ShownNotification, ShownNotifications } from '#web/server/read-notifications.ts';

/** What the bell knows: nothing yet, that it may not know, or the newest notices. */
export type NotificationsState = {
  readonly status: 'waiting' | 'ready' | 'failed' | 'none';
  readonly notifications: readonly ShownNotification[];
  readonly unread: number;
};

const WAITING: NotificationsState = { status: 'waiting', notifications: [], unread: 0 };
const LATEST_MS = 3000; // however busy the page is
const AT_MOST_EVERY_MS = 2000; // becoming visible and being focused are one visit

let state = WAITING;
let asked = 0; // counts the questions: only the answer to the newest one counts
let askedAtMs = 0;
const listeners = new Set<() => void>();

export const notificationsState = (): NotificationsState => state;
export const firstNotificationsState = (): NotificationsState => WAITING;

/** Calls back after each change; gives back how to stop. */
export function onNotifications(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function become(next: NotificationsState): void {
  state = next;
  for (const listen of listeners) listen();
}

/** Asks the server for the newest notices. When it cannot say, what was known stays. */
export async function refetchNotifications(): Promise<void> {
  askedAtMs = Date.now();
  const question = ++asked;
  const answer = await fetch('/api/me/notices').catch(() => undefined);
  const list = answer?.ok ? ((await answer.json().catch(() => undefined)) as ShownNotifications | undefined) : undefined;
  if (question !== asked) return;
  if (list) become({ status: 'ready', notifications: list.notices, unread: list.unread });
  else if (answer?.status === 401 || answer?.status === 403) become({ ...WAITING, status: 'none' });
  else if (state.status !== 'ready') become({ ...WAITING, status: 'failed' });
}

/** Marks one as read, at once here and soon on the server, also when the page is left for it. */
export function markOne(id: string): void {
  const notification = state.notifications.find((known) => known.id === id);
  if (notification?.isRead) return;
  if (notification)
    become({
      ...state,
      unread: state.unread - 1,
      notifications: state.notifications.map((known) => (known === notification ? { ...known, isRead: true } : known)),
    });
  void markRead({ id });
}

/** Marks everything up to the newest that is shown as read. */
export async function markAll(upTo: string): Promise<void> {
  if (await markRead({ upTo })) await refetchNotifications();
}

async function markRead(body: object): Promise<boolean> {
  asked += 1; // an answer on its way knows nothing of this
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/me/notices/read', { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}

/** Keeps the state true: asks when the browser has nothing else to do, and when the window is looked at again. */
export function watchNotifications(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAtMs >= AT_MOST_EVERY_MS) void refetchNotifications();
  };
  const ask = () => void refetchNotifications();
  if (window.requestIdleCallback) window.requestIdleCallback(ask, { timeout: LATEST_MS });
  else setTimeout(ask, 200); // Safari has none
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    asked += 1;
    become(WAITING); // somebody else's are not to be seen, not for a moment
  };
}
