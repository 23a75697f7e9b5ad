import type { BadgeFacts } from './badge-facts.ts';

/** A badge: the rule by which a player earns it, and the number that it shows. */
type Badge = {
  readonly id: string;
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

/** All badges in the order of the page. Their names, and what their numbers count, are in each language's `profile.json`. */
export const BADGES = [
  {
    id: 'record-holder',
    isEarned: (facts) => facts.worldRecords > 0,
    figure: (facts) => facts.worldRecords,
  },
  {
    id: 'night-specialist',
    isEarned: (facts) => facts.nightBoards >= NIGHT_BOARDS_FROM && nightPercent(facts) >= NIGHT_PERCENT_FROM,
    figure: nightPercent,
  },
  {
    id: 'event-winner',
    isEarned: (facts) => facts.eventsWon > 0,
    figure: (facts) => facts.eventsWon,
  },
  {
    id: 'all-four-games',
    isEarned: (facts) => facts.games === ALL_GAMES,
    figure: (facts) => facts.stages,
  },
  {
    id: 'long-standing',
    isEarned: (facts) => facts.longestDays >= HELD_DAYS_FROM,
    figure: (facts) => facts.longestDays,
  },
  {
    id: 'podium-regular',
    isEarned: (facts) => facts.medals >= MEDALS_FROM,
    figure: (facts) => facts.medals,
  },
  {
    id: 'board-collector',
    isEarned: (facts) => facts.boards >= BOARDS_FROM,
    figure: (facts) => facts.boards,
  },
  {
    id: 'story-runner',
    isEarned: (facts) => facts.runs >= RUNS_FROM,
    figure: (facts) => facts.runs,
  },
  {
    id: 'event-regular',
    isEarned: (facts) => facts.eventsJoined >= EVENTS_FROM,
    figure: (facts) => facts.eventsJoined,
  },
  {
    id: 'all-seasons',
    isEarned: (facts) => facts.monthsActive >= MONTHS_FROM,
    figure: (facts) => facts.monthsActive,
  },
  {
    id: 'veteran',
    isEarned: (facts) => years(facts) >= YEARS_FROM,
    figure: years,
  },
  {
    id: 'guide-author',
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

export const isBadgeId = (text: string): text is BadgeId => BADGES.some(({ id }) => id === text);
