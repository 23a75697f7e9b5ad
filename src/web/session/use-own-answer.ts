'use client'; // Client code, because pages are cached for everyone and the browser fetches the reader's own data.
import { useCallback, useEffect, useState } from 'react';
import { useSession } from './use-session.ts';

/**
 * Fetches a path for the signed-in user and returns the response and a refetch function. The response is undefined
 * while loading, for visitors, without a path and on errors, so pages must be complete without it. Never returns the
 * response for another user or path.
 */
export function useOwnAnswer<Answer>(path: string | undefined): readonly [Answer | undefined, () => void] {
  const userId = useSession().session?.user.userId;
  const [known, setKnown] = useState<{ path: string; userId: string; answer: Answer }>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` only counts how often to ask
  useEffect(() => {
    if (userId === undefined || path === undefined) return;
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch(path, { signal: leaving.signal });
      if (response.ok) setKnown({ path, userId, answer: await response.json() });
    };
    ask().catch(() => {});
    return () => leaving.abort();
  }, [path, userId, asked]);
  const answer = known?.path === path && known?.userId === userId ? known?.answer : undefined;
  return [answer, useCallback(() => setAsked((times) => times + 1), [])];
}
