import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { CLASS_FACTORS, MASTER_CLASS } from '#domain/rankings/player/rank-class.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import type { Colour } from '#web/ui/charts/chart-types.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';

/** Returns a class's colour, or a muted text colour for a player without a class. */
export const classColour = (rankClass: number | null): Colour => {
  const key = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  return key ? `var(--rank-${key})` : 'var(--text-3)';
};

/** Returns the player's progress from the current class border to the next, with numbers and names. */
export function classProgress(catalogue: Catalogue, { grand, next }: PlayerPage, locale: Language) {
  const { rankClass, points, boards } = grand;
  const from = rankClass === null ? 0 : (CLASS_FACTORS[Math.min(rankClass, MASTER_CLASS - 1)] ?? 0) * boards;
  const to = next && Math.max(next.points, 1); // Class D3 has a border of 0 but requires one point.
  const nameOf = (id: number) => inLanguage(catalogue.rankClasses.get(id)?.name, locale) ?? '';
  return {
    name: rankClass === null ? undefined : nameOf(rankClass),
    colour: classColour(rankClass),
    value: points - from,
    whole: to === undefined ? points - from : to - from,
    from: formatScore(from),
    points,
    next: next && to !== undefined ? { name: nameOf(next.rankClass), border: formatScore(to), missing: to - points } : undefined,
  };
}
