import type { Language } from '#domain/shared/language.ts';
import type { BadgeFacts } from './badge-facts.ts';

/** A badge: its name, the rule by which a player earns it, and the number that it shows. */
type Badge = {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly isEarned: (facts: BadgeFacts) => boolean;
  readonly figure: (facts: BadgeFacts) => number;
};

// Borders of the rules.
export const MEDALS_FROM = 10;
export const BOARDS_FROM = 100;
export const NIGHT_PERCENT_FROM = 50;
export const NIGHT_BOARDS_FROM = 5; // Otherwise, the first post could make a specialist.
export const ALL_GAMES = 4;
export const RUNS_FROM = 3;
export const EVENTS_FROM = 5;
export const HELD_DAYS_FROM = 365;
export const MONTHS_FROM = 12;
export const YEARS_FROM = 3;
export const GUIDES_FROM = 1;
const DAYS_IN_YEAR = 365.25;

const nightPercent = ({ boards, nightBoards }: BadgeFacts) => (boards === 0 ? 0 : Math.floor((100 * nightBoards) / boards));
const years = ({ daysSinceFirst }: BadgeFacts) => Math.floor(daysSinceFirst / DAYS_IN_YEAR);

/** All badges in the order of the page. What their numbers count is in each language's `profile.json`. */
export const BADGES = [
  {
    id: 'record-holder',
    name: { en: 'Record holder', ja: '世界記録保持者' },
    isEarned: (facts) => facts.worldRecords > 0,
    figure: (facts) => facts.worldRecords,
  },
  {
    id: 'night-specialist',
    name: { en: 'Night specialist', ja: '夜の名手' },
    isEarned: (facts) => facts.nightBoards >= NIGHT_BOARDS_FROM && nightPercent(facts) >= NIGHT_PERCENT_FROM,
    figure: nightPercent,
  },
  {
    id: 'event-winner',
    name: { en: 'Event winner', ja: 'イベント優勝' },
    isEarned: (facts) => facts.eventsWon > 0,
    figure: (facts) => facts.eventsWon,
  },
  {
    id: 'all-four-games',
    name: { en: 'All four games', ja: '全4作品' },
    isEarned: (facts) => facts.games === ALL_GAMES,
    figure: (facts) => facts.stages,
  },
  {
    id: 'long-standing',
    name: { en: 'Long-standing', ja: '長期保持' },
    isEarned: (facts) => facts.longestDays >= HELD_DAYS_FROM,
    figure: (facts) => facts.longestDays,
  },
  {
    id: 'podium-regular',
    name: { en: 'Podium regular', ja: '表彰台の常連' },
    isEarned: (facts) => facts.medals >= MEDALS_FROM,
    figure: (facts) => facts.medals,
  },
  {
    id: 'board-collector',
    name: { en: 'Board collector', ja: 'ボード収集家' },
    isEarned: (facts) => facts.boards >= BOARDS_FROM,
    figure: (facts) => facts.boards,
  },
  {
    id: 'story-runner',
    name: { en: 'Story runner', ja: '本編RTA走者' },
    isEarned: (facts) => facts.runs >= RUNS_FROM,
    figure: (facts) => facts.runs,
  },
  {
    id: 'event-regular',
    name: { en: 'Event regular', ja: 'イベントの常連' },
    isEarned: (facts) => facts.eventsJoined >= EVENTS_FROM,
    figure: (facts) => facts.eventsJoined,
  },
  {
    id: 'all-seasons',
    name: { en: 'All seasons', ja: '四季のプレイヤー' },
    isEarned: (facts) => facts.monthsActive >= MONTHS_FROM,
    figure: (facts) => facts.monthsActive,
  },
  {
    id: 'veteran',
    name: { en: 'Old hand', ja: '古参プレイヤー' },
    isEarned: (facts) => years(facts) >= YEARS_FROM,
    figure: years,
  },
  {
    id: 'guide-author',
    name: { en: 'Guide author', ja: 'ガイド執筆' },
    isEarned: (facts) => facts.guides >= GUIDES_FROM,
    figure: (facts) => facts.guides,
  },
] as const satisfies readonly Badge[];

export type BadgeId = (typeof BADGES)[number]['id'];

/** A badge of one player. The figure also exists before the badge is earned. */
export type PlayerBadge = { readonly id: BadgeId; readonly isEarned: boolean; readonly figure: number };

/** Returns all badges of a player in the order of `BADGES`. */
export const badgesOf = (facts: BadgeFacts): PlayerBadge[] =>
  BADGES.map(({ id, isEarned, figure }) => ({ id, isEarned: isEarned(facts), figure: figure(facts) }));

/** Returns the name of a badge. */
export const badgeName = (badgeId: BadgeId): Readonly<Record<Language, string>> => {
  const badge = BADGES.find(({ id }) => id === badgeId);
  if (!badge) throw new RangeError(`no badge ${badgeId}`);
  return badge.name;
};

export const isBadgeId = (text: string): text is BadgeId => BADGES.some(({ id }) => id === text);
