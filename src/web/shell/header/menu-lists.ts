import { useCallback, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { MenuJson } from '#web/server/answer/response-types.ts';
import type { SeriesLists } from '#web/server/site/menus.ts';

const asked = new Map<Language, Promise<readonly SeriesLists[]>>();

/** Loads the menu lists once per visit. The next call retries after a failure. */
export function loadLists(locale: Language): Promise<readonly SeriesLists[]> {
  const lists = asked.get(locale) ?? fetchLists(locale);
  asked.set(locale, lists);
  lists.catch(() => asked.delete(locale));
  return lists;
}

async function fetchLists(locale: Language): Promise<readonly SeriesLists[]> {
  const answer = await fetch(`/api/menu/${locale}`);
  if (!answer.ok) throw new Error(`menu request failed with status ${answer.status}`);
  return ((await answer.json()) as MenuJson).data;
}

/** Returns the menu lists, 'failed', or undefined while they are not loaded, and a function that loads them. */
export function useLists(locale: Language): readonly [readonly SeriesLists[] | 'failed' | undefined, () => void] {
  const [lists, setLists] = useState<readonly SeriesLists[] | 'failed'>();
  const ask = useCallback(() => {
    setLists((known) => (known === 'failed' ? undefined : known));
    loadLists(locale).then(setLists, () => setLists('failed'));
  }, [locale]);
  return [lists, ask];
}
