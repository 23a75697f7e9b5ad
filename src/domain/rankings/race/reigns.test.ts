import { expect, test } from 'vitest';
import { daysBefore, daysBetween } from '#domain/shared/date.ts';
import fc from '#tests/support/fast-check.ts';
import { drawsLevelOn, longestReign, monthsBetween, reignsOf } from './reigns.ts';

const TODAY = '2026-11-15';

const history = fc
  .array(fc.record({ handle: fc.constantFrom('a', 'b', 'c'), days: fc.integer({ min: 0, max: 4_000 }) }), { minLength: 1, maxLength: 9 })
  .map((firsts) =>
    firsts.toSorted((a, b) => b.days - a.days).map(({ handle, days }) => ({ handle, name: handle, day: daysBefore(TODAY, days) })),
  );

test('reigns follow each other without a gap, never have the same holder twice in a row and count every record', () => {
  fc.assert(
    fc.property(history, (records) => {
      const reigns = reignsOf(records, TODAY);
      expect([reigns[0]?.from, reigns.at(-1)?.to]).toEqual([records[0]?.day, TODAY]);
      for (const [index, reign] of reigns.entries()) {
        const next = reigns[index + 1];
        if (next) expect([next.from, next.handle === reign.handle]).toEqual([reign.to, false]);
      }
      expect(reigns.reduce((sum, { records: count }) => sum + count, 0)).toBe(records.length);
      expect(reigns.reduce((sum, { days }) => sum + days, 0)).toBe(daysBetween(records[0]?.day ?? TODAY, TODAY));
    }),
    { numRuns: 60 },
  );
});

test('the current reign draws level after today, when it is as long as the longest', () => {
  fc.assert(
    fc.property(history, (records) => {
      const reigns = reignsOf(records, TODAY);
      const [current, level] = [reigns.at(-1), drawsLevelOn(reigns)];
      expect(level === undefined).toBe(longestReign(reigns) === current);
      if (!level || !current) return;
      expect(level >= TODAY).toBe(true);
      expect(daysBetween(current.from, level)).toBe(longestReign(reigns)?.days);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['2022-06-20', '2026-11-15', 52],
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-15', '2026-02-15', 1],
])('%s to %s are %i months', (from, to, months) => expect(monthsBetween(from, to)).toBe(months));
