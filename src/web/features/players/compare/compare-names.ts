import { getTranslations } from 'next-intl/server';
import type { Comparison } from '#web/server/rankings/read-players.ts';

/** Returns the names of both players. Adds the user IDs when the names are identical. */
export async function compareNames({ a, b }: Pick<Comparison, 'a' | 'b'>): Promise<{ a: string; b: string }> {
  const t = await getTranslations('players');
  const names = { a: a.name ?? t('anonymous'), b: b.name ?? t('anonymous') };
  if (names.a !== names.b) return names;
  return { a: `${names.a} (${a.handle})`, b: `${names.b} (${b.handle})` };
}
