import type { Content } from './content.ts';
import { range } from './report.ts';

// Expected values of content/catalogue, duplicated in this file so that no value changes by accident. Add every new
// stage, rule or event both to the content and here.

/** Ids of the events whose stages make up total 4. */
export const COUNTED_EVENTS = [
  151101, 160306, 160319, 160423, 160430, 160806, 170101, 170211, 170325, 170429, 171013, 180101, 180901, 190802, 200723, 200918, 211105,
  221008,
];

/** All ids that each content file must contain. */
export const IDS: { readonly [Name in Exclude<keyof Content, 'keywords'>]: readonly number[] } = {
  series: [0, 1, 2, 3, 4, 5, 6, 7, 9, 31],
  rules: [0, 1, 2, 3, 4, 10, 11, ...range(20, 36), ...range(40, 47), 91],
  stages: [...range(101, 105), ...range(201, 254), ...range(301, 362), ...range(401, 444), ...range(901, 916)],
  eventStages: range(1001, 1314),
  events: [...COUNTED_EVENTS, 161022, 171231, 180429, 190209, 190321, 210829, 231216, 250726, 250905],
  teams: range(1, 22),
  totals: [1, 2, 3, 4, 10, 11, ...range(20, 25), 29, ...range(30, 33), 35, 36, ...range(40, 47), 91],
  speedruns: [101, 102, ...range(201, 204), ...range(301, 303), ...range(311, 313), ...range(401, 405)],
  recordConsoles: range(0, 4),
  speedrunConsoles: range(0, 7),
  creatureColours: range(1, 8),
  rankClasses: range(0, 15),
  menus: [0, 1, 2, 3, 4, 5, 6, 9], // series 7 shows the menu of series 5
};

export const KEYWORDS = 62;

/** Number of stages that offer each rule. */
export const STAGES_OF_RULE: Readonly<Record<number, number>> = {
  ...{ 10: 5, 11: 5, 21: 13, 22: 17, 23: 13, 24: 13, 25: 14, 26: 30, 27: 30, 28: 30, 29: 10 },
  ...{ 31: 15, 32: 15, 33: 6, 34: 50, 35: 12, 36: 14, 41: 12, 42: 6, 43: 10, 44: 12, 45: 6, 46: 10, 47: 16, 91: 16 },
};

/** Stages whose metric differs from their rule's metric. */
export const METRICS: readonly [string, readonly number[]][] = [
  ['countdown', [338, 341, 343, ...range(345, 350)]],
  ['cavePoints', range(231, 244)],
  ['elapsed', [...range(245, 254), ...range(351, 362), ...range(429, 444), ...range(901, 916)]],
  ['battleMargin', range(413, 418)],
  ['timeLeft', range(419, 428)],
];
export const ADJUSTMENTS: Readonly<Record<number, number>> = { 203: 200, 213: -100, 228: -40 };
export const NOTED = [...range(413, 418), 420, 422, 424];
export const NIGHT_AREAS = [range(429, 431), range(432, 434), range(435, 437), range(438, 440), range(441, 442), range(443, 444)];
export const BORDER_SUMS = [700_000, 700_500, 701_000, 702_000];

/**
 * First and last stage of a range, followed by the sums of its time limits (in seconds), treasure and starting
 * creatures.
 */
export const STAGE_SUMS = [
  [101, 105, 4698, 2380, 148],
  [201, 230, 14_490, 67_972, 1577],
  [231, 244, 21_000, 21_436, 326],
  [301, 315, 8220, 47_440, 1074],
  [316, 330, 7285, 9920, 414],
  [331, 344, 9840, 13_300, 0],
  [345, 350, 4320, 0, 600],
  [401, 412, 4740, 2700, 0],
] as const;

const NORMAL = [10, 21, 22, 31, 32, 33, 36, 41, 42, 43];
const SPECIAL = [11, 23, 24, 25, 29, 35, 44, 45, 46, 47];

/** Rules in each total, unless the total consists of exactly the rule with its own id. */
export const RULES_OF_TOTAL: Readonly<Record<number, readonly number[]>> = {
  1: [...NORMAL, ...SPECIAL].sort((a, b) => a - b),
  2: NORMAL,
  3: SPECIAL,
  4: [],
  20: [21, 22],
  30: [31, 32, 33, 36],
  40: [41, 42, 43],
};
export const BOARDS_OF_TOTAL: Readonly<Record<number, number>> = {
  ...{ 1: 224, 2: 113, 3: 111, 4: 196, 10: 5, 20: 30, 30: 50, 40: 28, 91: 15 },
};
export const BOARDS_BY_YEAR: Readonly<Record<number, number>> = {
  ...{ 2014: 71, 2015: 71, 2016: 85, 2017: 85, 2018: 98, 2019: 98 },
  ...{ 2020: 125, 2021: 147, 2022: 147, 2023: 180, 2024: 208, 2025: 224 },
};
