import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { sheetLabels, speedrunLabels } from './speedrun-labels.ts';

const ranking = (more: object) =>
  ({ filter: { console: 0, page: 1 }, board: { consoles: [1, 2] }, isNow: true, ...more }) as unknown as SpeedrunRanking;

const WR = '{name} against the world record';
const BEST = '{name} against the best run';

test.each([
  ['now on all consoles', 'WR', WR, {}],
  ['now on the only console', 'WR', WR, { filter: { console: 1, page: 1 }, board: { consoles: [1] } }],
  ['on one of several consoles', 'Best', BEST, { filter: { console: 1, page: 1 } }],
  ['at the end of a year', 'Best', BEST, { filter: { console: 0, year: 2016, page: 1 }, isNow: false }],
])('%s, the first place is called %s', (_, record, against, filter) => {
  expect(speedrunLabels(contentCatalogue(), ranking(filter), 'en').record).toBe(record);
  expect(sheetLabels(ranking(filter), 'en').against).toBe(against);
});

test.each(['en', 'ja'] as const)('numbers of players and runs have thousands separators (%s)', (locale) => {
  expect(translate(locale, 'rankings.list')('players', { count: 1_234 })).toContain('1,234');
  expect(String(translate(locale, 'speedruns').markup('runs', { count: 1_234, b: (number) => number }))).toContain('1,234');
});
