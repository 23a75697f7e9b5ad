'use client'; // a kept page knows nobody: what an event is to its reader is asked by the browser
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#web/session/use-session.ts';

/** What `GET /api/events/{code}/me` says (docs/api.md). */
export type OwnEvent = {
  readonly member: { readonly teamId: number | null; readonly joinedAt: string } | null;
  readonly manages: boolean;
  readonly row: { readonly rank: number; readonly shared: boolean; readonly points: number } | null;
  readonly open: readonly number[] | null;
  readonly places: readonly { readonly stageId: number; readonly shown: string; readonly recordId: string }[];
};

/** The event to whoever is signed in, undefined until it is known and to visitors; and how to ask again. */
export function useOwnEvent(path: string): [OwnEvent | undefined, () => void] {
  const userId = useSession().session?.user.userId;
  const [known, setKnown] = useState<{ userId: string; own: OwnEvent }>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` only counts how often to ask
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch(`${path}/me`, { signal: leaving.signal });
      if (response.ok) setKnown({ userId, own: await response.json() });
    };
    ask().catch(() => {}); // the page is whole without it
    return () => leaving.abort();
  }, [path, userId, asked]);
  return [known && known.userId === userId ? known.own : undefined, useCallback(() => setAsked((times) => times + 1), [])];
}
