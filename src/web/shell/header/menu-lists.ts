import { useCallback, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { MenuJson } from '#web/server/answer/response-types.ts';

const asked = new Map<Language, Promise<MenuJson>>();

/** Loads the lists and facts of the menus once per visit. The next call retries after a failure. */
export function loadMenus(locale: Language): Promise<MenuJson> {
  const menus = asked.get(locale) ?? fetchMenus(locale);
  asked.set(locale, menus);
  menus.catch(() => asked.delete(locale));
  return menus;
}

async function fetchMenus(locale: Language): Promise<MenuJson> {
  const answer = await fetch(`/api/menu/${locale}`);
  if (!answer.ok) throw new Error(`menu request failed with status ${answer.status}`);
  return (await answer.json()) as MenuJson;
}

/** Returns the menus, 'failed', or undefined while they are not loaded, and a function that loads them. */
export function useMenus(locale: Language): readonly [MenuJson | 'failed' | undefined, () => void] {
  const [menus, setMenus] = useState<MenuJson | 'failed'>();
  const ask = useCallback(() => {
    setMenus((known) => (known === 'failed' ? undefined : known));
    loadMenus(locale).then(setMenus, () => setMenus('failed'));
  }, [locale]);
  return [menus, ask];
}
