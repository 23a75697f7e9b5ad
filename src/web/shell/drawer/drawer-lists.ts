import { useEffect, useState } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { DrawerSeries } from '#web/server/menus.ts';

let asked: Promise<readonly DrawerSeries[]> | undefined;

/** Asks for the lists once a visit; what failed is asked again. */
export function loadLists(locale: Locale): Promise<readonly DrawerSeries[]> {
  asked ??= fetch(`/api/menu/${locale}`).then(async (answer) => {
    if (!answer.ok) throw new Error(`the menu answered ${answer.status}`);
    return ((await answer.json()) as { data: readonly DrawerSeries[] }).data;
  });
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** The lists, 'failed', or undefined while they are on their way; and how to try again. */
export function useLists(locale: Locale): readonly [readonly DrawerSeries[] | 'failed' | undefined, () => void] {
  const [lists, setLists] = useState<readonly DrawerSeries[] | 'failed'>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is the wish to load again
  useEffect(() => {
    loadLists(locale).then(setLists, () => setLists('failed'));
  }, [locale, tries]);
  const retry = () => {
    setLists(undefined);
    setTries(tries + 1);
  };
  return [lists, retry];
}
