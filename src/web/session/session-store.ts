import { authCall, logFault } from './auth-call.ts';
import { broadcastChange, lastUser, onBroadcast } from './broadcast.ts';
import { parseSession, type SessionState } from './session.ts';

const LOADING: SessionState = { status: 'loading', session: null };
const SIGNED_OUT: SessionState = { status: 'unauthenticated', session: null };
const AT_MOST_EVERY_MS = 1000; // visibilitychange and focus fire together but should cause only one request.

let state: SessionState = LOADING;
let asked = 0; // Counts requests so that only the latest response is used.
let askedAtMs = 0;
const listeners = new Set<() => void>();

export const sessionState = (): SessionState => state;
export const firstSessionState = (): SessionState => LOADING;

/** Calls `listen` each time the session changes. Returns a function that removes the listener. */
export function onSession(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Fetches the session. Leaves the state unchanged on failure so that an outage signs nobody out. */
export async function refetchSession(): Promise<void> {
  askedAtMs = Date.now();
  const question = ++asked;
  const answer = await authCall('session');
  const session = answer.ok ? parseSession(answer.body) : undefined;
  if (question !== asked) return;
  if (session === undefined && answer.ok) logFault('CLIENT_SESSION_ERROR');
  if (session === undefined) return;
  become(session ? { status: 'authenticated', session } : SIGNED_OUT);
  broadcastChange(session?.user.userId ?? null);
}

function become(next: SessionState): void {
  state = next;
  for (const listen of listeners) listen();
}

/**
 * Updates the session state: fetches the session now, when the window becomes visible, when the connection is back, on
 * messages from other tabs, when the browser restores the page from its cache, and every `pollSeconds` unless it is 0.
 */
export function watchSession(pollSeconds: number): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAtMs >= AT_MOST_EVERY_MS) refetchSession();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Hides the data of a user who has signed out in the meantime.
    if (lastUser() !== (state.session?.user.userId ?? null)) become(LOADING);
    refetchSession();
  };
  const stopListening = onBroadcast(refetchSession);
  const timer = pollSeconds > 0 ? setInterval(refetchSession, pollSeconds * 1000) : undefined;
  window.addEventListener('focus', look);
  window.addEventListener('online', refetchSession);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', look);
  refetchSession();
  return () => {
    stopListening();
    clearInterval(timer);
    window.removeEventListener('focus', look);
    window.removeEventListener('online', refetchSession);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', look);
  };
}
