import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';

/** Returns the names of both players. Adds the user IDs when the names are identical. */
export function compareNames({ a, b }: Pick<Comparison, 'a' | 'b'>, locale: Language): { a: string; b: string } {
  const t = translate(locale, 'players');
  const names = { a: a.name ?? t('anonymous'), b: b.name ?? t('anonymous') };
  if (names.a !== names.b) return names;
  return { a: `${names.a} (${a.handle})`, b: `${names.b} (${b.handle})` };
}
