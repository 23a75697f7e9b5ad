'use client'; // pages are cached for everyone, so the browser fetches the session
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionState } from './session.ts';
import { firstSessionState, onSession, sessionState, watchSession } from './session-store.ts';

export const useSession = (): SessionState => useSyncExternalStore(onSession, sessionState, firstSessionState);

/** Rendered once in every page's layout; keeps the session state up to date. */
export function SessionSync({ pollSeconds }: { pollSeconds: number }) {
  useEffect(() => watchSession(pollSeconds), [pollSeconds]);
  return null;
}
