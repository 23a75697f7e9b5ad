'use client'; // Client code, because pages are cached for everyone and the browser fetches the session.
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionState } from './session.ts';
import { firstSessionState, onSession, sessionState, watchSession } from './session-store.ts';

export const useSession = (): SessionState => useSyncExternalStore(onSession, sessionState, firstSessionState);

/** Keeps the session state up to date. Rendered once in the layout of every page. */
export function SessionSync({ pollSeconds }: { pollSeconds: number }) {
  useEffect(() => watchSession(pollSeconds), [pollSeconds]);
  return null;
}
