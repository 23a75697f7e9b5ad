import type { ShownNotification, ShownNotifications } from '#web/server/account/read-notifications.ts';

/** State of the notifications: not loaded, not allowed, failed, or the newest notifications. */
export type NotificationsState = {
  readonly status: 'waiting' | 'ready' | 'failed' | 'none';
  readonly notifications: readonly ShownNotification[];
  readonly unread: number;
};

const WAITING: NotificationsState = { status: 'waiting', notifications: [], unread: 0 };
const LATEST_MS = 3000; // Latest start of the first fetch, even when the page is busy.
const AT_MOST_EVERY_MS = 2000; // Within this time, visibilitychange and focus count as one visit.

let state = WAITING;
let latestRequest = 0; // Sequence number of the latest request. Responses to earlier requests are ignored.
let requestedAtMs = 0;
const listeners = new Set<() => void>();

export const notificationsState = (): NotificationsState => state;
export const firstNotificationsState = (): NotificationsState => WAITING;

/** Subscribes to state changes and returns a function that unsubscribes. */
export function onNotifications(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function setState(next: NotificationsState): void {
  state = next;
  for (const listen of listeners) listen();
}

/** Fetches the newest notifications. Retains the previous list on failure. */
export async function refetchNotifications(): Promise<void> {
  requestedAtMs = Date.now();
  const request = ++latestRequest;
  const answer = await fetch('/api/me/notices').catch(() => undefined);
  const list = answer?.ok ? ((await answer.json().catch(() => undefined)) as ShownNotifications | undefined) : undefined;
  if (request !== latestRequest) return;
  if (list) setState({ status: 'ready', notifications: list.notices, unread: list.unread });
  else if (answer?.status === 401 || answer?.status === 403) setState({ ...WAITING, status: 'none' });
  else if (state.status !== 'ready') setState({ ...WAITING, status: 'failed' });
}

/** Marks a notification as read locally, and on the server with a request that completes even when the page is left. */
export function markOne(id: string): void {
  const notification = state.notifications.find((known) => known.id === id);
  if (notification?.isRead) return;
  if (notification)
    setState({
      ...state,
      unread: state.unread - 1,
      notifications: state.notifications.map((known) => (known === notification ? { ...known, isRead: true } : known)),
    });
  void markRead({ id });
}

/** Marks all notifications up to the newest one shown as read. Returns whether the server did. */
export async function markAll(upTo: string): Promise<boolean> {
  const isMarked = await markRead({ upTo });
  if (isMarked) await refetchNotifications();
  return isMarked;
}

async function markRead(body: object): Promise<boolean> {
  latestRequest += 1; // Discards responses in flight, which predate this change.
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/me/notices/read', { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}

/**
 * Updates the state when the browser is idle and whenever the window regains focus. Returns a function that stops the
 * updates.
 */
export function watchNotifications(): () => void {
  const refetchIfStale = () => {
    if (document.visibilityState === 'visible' && Date.now() - requestedAtMs >= AT_MOST_EVERY_MS) void refetchNotifications();
  };
  const refetch = () => void refetchNotifications();
  if (window.requestIdleCallback) window.requestIdleCallback(refetch, { timeout: LATEST_MS });
  else setTimeout(refetch, 200); // Safari has no requestIdleCallback.
  window.addEventListener('focus', refetchIfStale);
  document.addEventListener('visibilitychange', refetchIfStale);
  return () => {
    window.removeEventListener('focus', refetchIfStale);
    document.removeEventListener('visibilitychange', refetchIfStale);
    latestRequest += 1;
    setState(WAITING); // The next player who signs in must not see these notifications, even briefly.
  };
}
