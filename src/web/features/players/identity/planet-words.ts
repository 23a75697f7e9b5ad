import { type MoonKind, type PlanetStats, planetFacts } from '#domain/planet/planet-stats.ts';
import { MASTER_CLASS } from '#domain/rankings/player/rank-class.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';

/** A figure and the part of the planet that it draws. */
export type PlanetWord = { readonly part: 'moons' | 'rings' | 'flowers' | 'stamps'; readonly figure: string; readonly text: string };

type Source = {
  readonly stats: PlanetStats;
  readonly nextClass: number | undefined; // undefined when no class is left to reach by points
  readonly eventsWon: number;
  readonly eventsJoined: number;
  readonly className: (rankClass: number) => string;
};

const MOONS: readonly MoonKind[] = ['star', 'big', 'small'];

/** Explains a planet in four figures, with the numbers of parts that the picture shows. */
export function planetWords(source: Source, locale: Language): PlanetWord[] {
  const t = translate(locale, 'profile.facts');
  const { stats, eventsWon, eventsJoined, className } = source;
  const { rankClass, worldRecords } = stats;
  const { total, flowers } = planetFacts(stats);
  return [
    { part: 'moons', figure: t('worldRecords', { count: worldRecords }), text: moonText(stats, locale) },
    {
      part: 'rings',
      figure: rankClass === null ? t('noClass') : t('class', { name: className(rankClass) }),
      text: ringText(source, locale),
    },
    {
      part: 'flowers',
      figure: t('stages', { count: total }),
      text: t('flowers', { count: flowers, number: t('number', { count: flowers }) }),
    },
    {
      part: 'stamps',
      figure: eventsWon > 0 ? t('won', { count: eventsWon }) : t('joined', { count: eventsJoined }),
      text: stampText(stats, locale),
    },
  ];
}

function moonText(stats: PlanetStats, locale: Language): string {
  const t = translate(locale, 'profile.facts');
  const { moons } = planetFacts(stats);
  if (moons.length === 0) return t('noMoons');
  const hasLarge = moons.includes('big');
  const parts = MOONS.flatMap((kind) => {
    const count = moons.filter((moon) => moon === kind).length;
    const key = kind === 'small' && hasLarge ? 'smallToo' : kind;
    return count === 0 ? [] : [t(key, { count, number: t('number', { count }) })];
  });
  return joined(parts, locale);
}

function ringText({ stats: { rankClass, ...stats }, nextClass, className }: Source, locale: Language): string {
  const t = translate(locale, 'profile.facts');
  if (rankClass === null) return t('noRing');
  if (rankClass === MASTER_CLASS) return t('master');
  const strandsOf = (of: number) => planetFacts({ ...stats, rankClass: of }).strands;
  const colourOf = (of: number) => t(`colours.${(CLASS_KEYS[of]?.[0] ?? 'd') as 'a' | 'b' | 'c' | 'd' | 's'}`);
  const count = strandsOf(rankClass);
  const now = t('rings', { count, number: t('number', { count }), colour: colourOf(rankClass) });
  if (nextClass === undefined || nextClass === MASTER_CLASS) return now;
  const name = className(nextClass);
  const isSameColour = colourOf(nextClass) === colourOf(rankClass);
  return isSameColour
    ? t('moreRings', { now, name, number: t('number', { count: strandsOf(nextClass) }) })
    : t('otherRing', { now, name, colour: colourOf(nextClass) });
}

function stampText({ events }: PlanetStats, locale: Language): string {
  const t = translate(locale, 'profile.facts');
  if (events.length === 0) return t('noStamps');
  const gold = events.filter(({ won }) => won).length;
  const counts = [
    ['gold', gold],
    ['outline', events.length - gold],
  ] as const;
  const parts = counts.flatMap(([key, count]) => (count === 0 ? [] : [t(key, { count, number: t('number', { count }) })]));
  return t('stamps', { parts: joined(parts, locale) });
}

/** Joins parts as a sentence does: with a comma, and with "and" before the last one. */
function joined(parts: readonly string[], locale: Language): string {
  const { and, comma } = messagesOf(locale).profile.facts;
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1)}`;
}
