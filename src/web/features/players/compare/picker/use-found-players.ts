'use client'; // Client code: searches while the reader types.
import { useEffect, useState } from 'react';
import type { UserListJson } from '#web/server/answer/response-types.ts';
import { useRested } from '#web/ui/use-rested.ts';

export type FoundPlayers = UserListJson['data'];

/** Returns the players whose name or handle matches a text, or undefined without a text, while searching and on errors. */
export function useFoundPlayers(typed: string): FoundPlayers | undefined {
  const query = useRested(typed.trim());
  const [found, setFound] = useState<{ query: string; players: FoundPlayers }>();
  useEffect(() => {
    if (query === '') return;
    const leaving = new AbortController();
    const search = async () => {
      const response = await fetch(`/api/search/users?q=${encodeURIComponent(query)}`, { signal: leaving.signal });
      if (response.ok) setFound({ query, players: ((await response.json()) as UserListJson).data });
    };
    search().catch(() => {}); // The field is a form that works without suggestions.
    return () => leaving.abort();
  }, [query]);
  return query !== '' && found?.query === query ? found.players : undefined;
}
