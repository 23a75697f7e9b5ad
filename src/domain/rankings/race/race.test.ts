import { expect, test } from 'vitest';
import { daysBefore, daysBetween } from '#domain/shared/date.ts';
import fc from '#tests/support/fast-check.ts';
import { pickRaceRival } from './pick-rival.ts';
import { bestOn, dailySteps, gapClosedSince, type RaceLine, type RaceStep } from './race-line.ts';
import { RACE_YEARS, raceWindow, stepsWithin, stopsOf } from './race-window.ts';
import { readRace } from './read-race.ts';

const TODAY = '2026-11-15';
const RUNS = { numRuns: 60 };

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => daysBefore(TODAY, days));
/** Bests of one player: days in order, each value higher than the one before. */
const bests = (max: number) =>
  fc
    .uniqueArray(day, { maxLength: 8 })
    .chain((days) =>
      fc
        .uniqueArray(fc.integer({ min: 0, max }), { minLength: days.length, maxLength: days.length })
        .map((values): RaceStep[] =>
          days.toSorted().map((each, index) => ({ day: each, value: values.toSorted((a, b) => a - b)[index] ?? 0 })),
        ),
    );
/** A record, a rival and the reader, none of whom is ever better than the record. */
const race = fc.tuple(bests(500), bests(500)).map(([rival, mine]): RaceLine[] => {
  const all = [...rival.map((step) => ({ ...step, by: 'rival' })), ...mine.map((step) => ({ ...step, by: 'mine' }))].toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  );
  const record = all.flatMap(({ by, ...step }, index) =>
    all.slice(0, index).every(({ value }) => value < step.value) ? [{ ...step, holder: { handle: by, name: by } }] : [],
  );
  return [
    { who: 'record', handle: '', name: 'WR', steps: dailySteps(record) },
    { who: 'rival', handle: 'rival', name: 'Rival', steps: rival },
    { who: 'mine', handle: 'mine', name: 'You', steps: mine },
  ];
});

test('a window contains today, and the steps in it lie in it and keep the best of each of its days', () => {
  fc.assert(
    fc.property(race, fc.constantFrom('all', 'recent', 'mine'), day, (lines, period, asked) => {
      const window = raceWindow(lines, period, TODAY);
      expect(window.to).toBe(TODAY);
      expect(daysBetween(window.from, TODAY)).toBeGreaterThanOrEqual(28);
      if (period === 'recent') expect(window.from).toBe(`${2026 - RACE_YEARS + 1}-01-01`);
      for (const { steps } of lines) {
        const within = stepsWithin(steps, window);
        for (const step of within) expect(step.day >= window.from && step.day <= TODAY).toBe(true);
        if (asked >= window.from) expect(bestOn(within, asked)?.value).toBe(bestOn(steps, asked)?.value);
      }
      const stops = stopsOf(lines, window);
      expect(stops).toEqual([...new Set(stops)].toSorted());
      expect([stops[0], stops.at(-1)]).toEqual([window.from, TODAY]);
    }),
    RUNS,
  );
});

test('a readout has the best of each line, and its gaps lead to the line that it names', () => {
  fc.assert(
    fc.property(race, day, (lines, asked) => {
      const readings = readRace(lines, asked);
      expect(readings.map(({ line }) => line)).toEqual(lines);
      for (const reading of readings) {
        expect(reading.value).toBe(bestOn(reading.line.steps, asked)?.value ?? null);
        if (reading.kind === 'holds') expect(reading.days).toBeGreaterThanOrEqual(0);
        if (reading.kind === 'new') expect(reading.line.steps.some((step) => step.day === asked)).toBe(true);
        if (reading.kind !== 'behind') continue;
        const target = (reading.value ?? 0) + reading.gap;
        expect(readings.map(({ value }) => value)).toContain(target);
        expect(reading.ahead).not.toBe(reading.line.name);
        // Nobody stands between the two.
        expect(readings.some(({ value }) => value !== null && value > (reading.value ?? 0) && value < target)).toBe(false);
      }
    }),
    RUNS,
  );
});

test('the gap that a player closed is what the gaps of both days differ by, and is never negative', () => {
  const record = [{ day: '2024-01-04', value: 35_230 }];
  const mine = [
    { day: '2025-12-31', value: 33_410 },
    { day: '2026-08-30', value: 33_960 },
  ];
  expect(gapClosedSince(record, mine, '2025-12-31')).toBe(550);
  expect(gapClosedSince(record, mine, '2025-12-30')).toBe(0); // No best yet.
  fc.assert(
    fc.property(race, day, ([first, , own], since) => {
      expect(gapClosedSince(first?.steps ?? [], own?.steps ?? [], since)).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
});

test('the raced rival has a name, and is a chosen one if there is any, ahead if there is any', () => {
  const rival = fc.record({
    userId: fc.nat(50),
    name: fc.option(fc.constant('Rival'), { nil: null }),
    isChosen: fc.boolean(),
    key: fc.integer({ min: -500, max: 0 }),
  });
  fc.assert(
    fc.property(fc.array(rival, { maxLength: 8 }), fc.option(fc.integer({ min: -500, max: 0 }), { nil: undefined }), (rivals, own) => {
      const named = rivals.filter(({ name }) => name !== null);
      const picked = pickRaceRival(rivals, own);
      expect(picked !== undefined).toBe(named.length > 0);
      if (!picked) return;
      const same = named.filter(({ isChosen }) => isChosen === picked.isChosen);
      if (!picked.isChosen) expect(named.some(({ isChosen }) => isChosen)).toBe(false);
      if (own !== undefined && picked.key >= own) expect(same.every(({ key }) => key >= own)).toBe(true);
    }),
    RUNS,
  );
});
