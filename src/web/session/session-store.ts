import { authCall, logFault } from './auth-call.ts';
import { broadcastChange, lastUser, onBroadcast } from './broadcast.ts';
import { parseSession, type SessionState } from './session.ts';

const LOADING: SessionState = { status: 'loading', session: null };
const NOBODY: SessionState = { status: 'unauthenticated', session: null };
const AT_MOST_EVERY_MS = 1000; // becoming visible and being focused are one visit

let state: SessionState = LOADING;
let asked = 0; // counts the questions: only the answer to the newest one counts
let askedAtMs = 0;
const listeners = new Set<() => void>();

export const sessionState = (): SessionState => state;
export const firstSessionState = (): SessionState => LOADING;

/** Calls back after each change; gives back how to stop. */
export function onSession(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Asks the server who is signed in. When it cannot say, what was known stays: an outage signs nobody out. */
export async function refetchSession(): Promise<void> {
  askedAtMs = Date.now();
  const question = ++asked;
  const answer = await authCall('session');
  const session = answer.ok ? parseSession(answer.body) : undefined;
  if (question !== asked) return;
  if (session === undefined && answer.ok) logFault('CLIENT_SESSION_ERROR');
  if (session === undefined) return;
  become(session ? { status: 'authenticated', session } : NOBODY);
  broadcastChange(session?.user.userId ?? null);
}

function become(next: SessionState): void {
  state = next;
  for (const listen of listeners) listen();
}

/**
 * Keeps the state true: asks now, when the window is looked at again, when another tab speaks, when the
 * browser brings a page back as it was left, and every so many seconds if told.
 */
export function keepSession(pollSeconds: number): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAtMs >= AT_MOST_EVERY_MS) refetchSession();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (lastUser() !== (state.session?.user.userId ?? null)) become(LOADING); // somebody signed out meanwhile: nothing of theirs is shown again
    refetchSession();
  };
  const stopHearing = onBroadcast(refetchSession);
  const timer = pollSeconds > 0 ? setInterval(refetchSession, pollSeconds * 1000) : undefined;
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', look);
  refetchSession();
  return () => {
    stopHearing();
    clearInterval(timer);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', look);
  };
}
