import { getTranslations } from 'next-intl/server';
import type { Comparison } from '#web/server/read-players.ts';

/** The names of both players; identical names are distinguished by handle. */
export async function compareNames({ a, b }: Pick<Comparison, 'a' | 'b'>): Promise<{ a: string; b: string }> {
  const t = await getTranslations('players');
  const names = { a: a.name ?? t('anonymous'), b: b.name ?? t('anonymous') };
  if (names.a !== names.b) return names;
  return { a: `${names.a} (${a.handle})`, b: `${names.b} (${b.handle})` };
}
