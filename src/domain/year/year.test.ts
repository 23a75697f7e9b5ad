import { expect, test } from 'vitest';
import { STORY_WEIGHTS, storyKindOf } from '#domain/stories/story-weight.ts';
import fc from '#tests/support/fast-check.ts';
import { isYearOpen, openYears, parseYear } from './open-years.ts';
import { yearGames } from './year-games.ts';
import { momentOf, type YearRecord } from './year-moment.ts';
import { bestMonth, busiestMonth, classClimb, placesUp, type RankPoint, startOfYear, yearMonths } from './year-months.ts';
import { rivalOfYear, type YearDuel } from './year-rival.ts';

const RUNS = { numRuns: 60 };
const YEAR = 2025;

const day = fc
  .tuple(fc.integer({ min: YEAR - 1, max: YEAR }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10));
const points = fc
  .uniqueArray(fc.record({ at: day, rank: fc.integer({ min: 1, max: 300 }), rankClass: fc.option(fc.integer({ min: 0, max: 15 })) }), {
    selector: ({ at }) => at,
  })
  .map((all): RankPoint[] => all.sort((a, b) => (a.at < b.at ? -1 : 1)));
const postedOn = fc.array(day, { maxLength: 40 });
const year = fc.record({ points, postedOn }).map((given) => ({
  ...given,
  start: startOfYear(given.points, YEAR),
  months: yearMonths(YEAR, '2025-12-31', given.points, given.postedOn),
}));

test('the running year opens on December 1st, past years are open, and neither the future nor the time before 2014 is', () => {
  expect(isYearOpen(2026, '2026-11-30')).toBe(false);
  expect(isYearOpen(2026, '2026-12-01')).toBe(true);
  expect(isYearOpen(2025, '2026-01-01')).toBe(true);
  expect(isYearOpen(2027, '2026-12-31')).toBe(false);
  expect(isYearOpen(2013, '2026-12-31')).toBe(false);
  expect(['2025', '02025', '2025 ', '0', '1999'].map(parseYear)).toEqual([2025, undefined, undefined, undefined, undefined]);
  expect(openYears([{ day: '2024-05-01' }, { day: '2026-01-02' }, { day: '2024-06-01' }], '2026-11-30')).toEqual([2024]);
});

test('the months of a year contain every record of it once, and every known rank', () => {
  fc.assert(
    fc.property(year, ({ points: all, postedOn: posted, months }) => {
      expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(months.reduce((sum, { records }) => sum + records, 0)).toBe(posted.filter((each) => each.startsWith('2025')).length);
      expect(months.flatMap(({ rank }) => rank ?? [])).toEqual(all.filter(({ at }) => at.startsWith('2025')).map(({ rank }) => rank));
    }),
    RUNS,
  );
});

test('places up is the way from January 1st to the end, and missing unless the player rose', () => {
  fc.assert(
    fc.property(year, ({ start, months }) => {
      const up = placesUp(start, months);
      const end = months.at(-1)?.rank ?? null;
      if (up === undefined) expect(!start || end === null || end >= start.rank).toBe(true);
      else expect([up > 0, up + (end ?? 0)]).toEqual([true, start?.rank]);
      const best = bestMonth(months);
      for (const { rank } of months) expect(rank === null || (best !== undefined && best.rank <= rank)).toBe(true);
      for (const { records } of months) expect(records).toBeLessThanOrEqual(busiestMonth(months)?.records ?? 0);
    }),
    RUNS,
  );
});

test('a climb ends at the last class, above the first one, which no later month falls below', () => {
  fc.assert(
    fc.property(year, ({ start, months }) => {
      const climb = classClimb(start, months);
      const classes = months.flatMap(({ month, rankClass }) => (rankClass === null ? [] : [{ month, rankClass }]));
      const first = start?.rankClass ?? classes[0]?.rankClass ?? 0;
      if (!climb) {
        expect(classes.at(-1)?.rankClass ?? first).toBeLessThanOrEqual(first);
        return;
      }
      expect([climb.from, climb.to]).toEqual([first, classes.at(-1)?.rankClass]);
      for (const { month, rankClass } of classes) if (month >= climb.reached) expect(rankClass).toBeGreaterThanOrEqual(climb.to);
    }),
    RUNS,
  );
});

const record = fc.record({
  recordId: fc.nat(9_999).map(String),
  isEvent: fc.boolean(),
  rank: fc.integer({ min: 1, max: 40 }),
  players: fc.integer({ min: 40, max: 90 }),
  wasFirst: fc.boolean(),
  isFirstPost: fc.boolean(),
  postedAt: fc.date({ noInvalidDate: true }),
});
function weightOf(each: YearRecord): number {
  const kind = storyKindOf({ ...each, isNamed: true });
  return kind ? STORY_WEIGHTS[kind] : 0;
}

test('no record of the year weighs more than its moment, and a climb wins only over lighter records', () => {
  const climb = fc.option(fc.constant({ from: 1, to: 2, month: 1, reached: 5 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), climb, (records, climbed) => {
      const moment = momentOf(records, climbed);
      const heaviest = Math.max(0, ...records.map(weightOf));
      if (!moment) expect([records, climbed]).toEqual([[], undefined]);
      else if (moment.kind === 'class-up') expect(heaviest).toBeLessThan(STORY_WEIGHTS['class-up']);
      else expect([weightOf(moment.record), !climbed || heaviest > STORY_WEIGHTS['class-up']]).toEqual([heaviest, true]);
    }),
    RUNS,
  );
});

test('a stage counts once for its game, and event stages and speedruns do not count', () => {
  const boards = [
    { kind: 'stage', refId: 201, seriesId: 2 },
    { kind: 'stage', refId: 201, seriesId: 2 },
    { kind: 'stage', refId: 101, seriesId: 1 },
    { kind: 'stage', refId: 102, seriesId: 1 },
    { kind: 'event', refId: 900, seriesId: 5 },
    { kind: 'speedrun', refId: 101, seriesId: 2 },
  ] as const;
  expect(yearGames(boards)).toEqual([
    { seriesId: 1, stages: 2 },
    { seriesId: 2, stages: 1 },
  ]);
});

test('the rival of a year is the named one of the most settled weeks', () => {
  const [moss, fern, nobody] = [
    { userId: 1, name: 'Mosswood' },
    { userId: 2, name: 'Fern' },
    { userId: 3, name: null },
  ];
  const duels: YearDuel<{ userId: number; name: string | null }>[] = [
    { monday: '2025-03-03', rival: moss, result: 'won' },
    { monday: '2025-03-10', rival: moss, result: 'lost' },
    { monday: '2025-03-17', rival: moss, result: 'level' },
    { monday: '2025-03-24', rival: fern, result: 'won' },
    { monday: '2024-12-30', rival: fern, result: 'won' },
    { monday: '2025-04-07', rival: fern, result: null },
    ...['2025-05-05', '2025-05-12', '2025-05-19', '2025-05-26'].map((monday) => ({ monday, rival: nobody, result: 'won' as const })),
    { monday: '2025-06-02', rival: null, result: 'level' },
  ];
  expect(rivalOfYear(duels, YEAR)).toEqual({ rival: moss, won: 1, lost: 1 });
  expect(rivalOfYear(duels, 2023)).toBeUndefined();
});
