import { expect, test } from 'vitest';
import { daysBefore } from '#domain/shared/date.ts';
import fc from '#tests/support/fast-check.ts';
import { FIRST_WEEK, mondayOf, STAGE_OF_WEEK_REST, stageOfWeek } from './stage-of-week.ts';

const dayAfter = (days: number) => daysBefore(FIRST_WEEK, -days);

test('a week begins on its Monday', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000, max: 5_000 }), (days) => {
      const monday = mondayOf(dayAfter(days));
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect([0, 1, 2, 3, 4, 5, 6].map((day) => daysBefore(monday, -day))).toContain(dayAfter(days));
    }),
    { numRuns: 100 },
  );
});

test('a stage is chosen from those that were popular on Monday, and is not repeated while there are enough others', () => {
  const popular = fc.array(fc.integer({ min: -100, max: 700 }), { minLength: STAGE_OF_WEEK_REST + 1, maxLength: 60 });
  fc.assert(
    fc.property(popular, fc.integer({ min: 27, max: 60 }), (since, weeks) => {
      const stages = since.map((days, index) => ({ stageId: index + 100, since: dayAfter(index <= STAGE_OF_WEEK_REST ? -1 : days) }));
      const chosen = Array.from({ length: STAGE_OF_WEEK_REST + 1 }, (_, index) => stageOfWeek(stages, dayAfter((weeks - index) * 7)));
      expect(new Set(chosen).size).toBe(STAGE_OF_WEEK_REST + 1);
      chosen.forEach((stageId, index) => {
        expect((stages.find((stage) => stage.stageId === stageId)?.since ?? '9') < dayAfter((weeks - index) * 7)).toBe(true);
      });
    }),
    { numRuns: 10 },
  );
});

test('with few popular stages the one that was shown longest ago returns, and without any there is none', () => {
  const stages = [201, 202, 203].map((stageId) => ({ stageId, since: '2023-01-01' }));
  const chosen = Array.from({ length: 6 }, (_, week) => stageOfWeek(stages, dayAfter(week * 7)));
  expect(new Set(chosen.slice(0, 3)).size).toBe(3);
  expect(chosen.slice(3)).toEqual(chosen.slice(0, 3));
  expect(stageOfWeek([{ stageId: 201, since: '2024-02-01' }], FIRST_WEEK)).toBeUndefined();
});
