import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { speedrunMetadata } from './speedrun-metadata.ts';

const catalogue = contentCatalogue();
const speedrun = catalogue.speedruns.get(101);

const metadata = (filter: object, isNow: boolean, players = 9) => {
  const ranking = { speedrun, filter: { console: speedrun?.defaultConsole, page: 1, ...filter }, isNow, players };
  const { alternates, robots } = speedrunMetadata(catalogue, ranking as unknown as SpeedrunRanking, 'ja');
  return { canonical: alternates?.canonical, robots };
};

test('a past year has an address of its own; a single day and the current year have that of the current ranking', () => {
  expect(metadata({}, true).canonical).toBe('/ja/speedrun/101');
  expect(metadata({ year: 2016 }, false).canonical).toBe('/ja/speedrun/101?year=2016');
  expect(metadata({ year: 2026 }, true).canonical).toBe('/ja/speedrun/101');
  expect(metadata({ at: '2016-05-05' }, false).canonical).toBe('/ja/speedrun/101');
});

test('search engines list an empty ranking only if it is the current one', () => {
  expect(metadata({}, true, 0).robots).toBeUndefined();
  expect(metadata({ year: 2014 }, false, 0).robots).toEqual({ index: false });
});
