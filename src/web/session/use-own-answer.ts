'use client'; // a kept page knows nobody: what it says of its reader is asked by the browser
import { useCallback, useEffect, useState } from 'react';
import { useSession } from './use-session.ts';

/**
 * What a path answers to whoever is signed in, and how to ask again. Undefined until it is known, for visitors, where there is nothing to ask,
 * and where the server says no: a page is whole without it. What one reader or path was told never stands for another.
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
