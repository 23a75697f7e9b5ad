'use client'; // a cached page knows nobody: who is signed in is asked by the browser
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionState } from './session.ts';
import { firstSessionState, keepSession, onSession, sessionState } from './session-store.ts';

/** Who is signed in: loading, authenticated or unauthenticated. */
export const useSession = (): SessionState => useSyncExternalStore(onSession, sessionState, firstSessionState);

/** Stands once in the frame of every page and keeps the session's state true. */
export function SessionKeeper({ pollSeconds }: { pollSeconds: number }) {
  useEffect(() => keepSession(pollSeconds), [pollSeconds]);
  return null;
}
