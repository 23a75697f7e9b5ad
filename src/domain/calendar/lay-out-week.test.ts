import { expect, test } from 'vitest';
import { daysBefore } from '#domain/shared/date.ts';
import fc from '#tests/support/fast-check.ts';
import { weeksOf } from './calendar-month.ts';
import { layOutWeek } from './lay-out-week.ts';

const MONTH = '2026-11';

test('an event over three weeks has a bar in each week, marked where the event continues', () => {
  const relay = { from: '2026-11-07', to: '2026-11-21' };
  const bars = weeksOf(MONTH).map((week) => layOutWeek(week, [relay])[0]);
  expect(bars.map((bar) => bar && [bar.column, bar.length, bar.startedBefore, bar.goesOn])).toEqual([
    undefined,
    [5, 2, false, true],
    [0, 7, true, true],
    [0, 6, true, false],
    undefined,
    undefined,
  ]);
});

test('a lane is reused after its event ends', () => {
  const [week = []] = weeksOf(MONTH).slice(3);
  const spans = [
    { name: 'meet-up', from: '2026-11-22', to: '2026-11-22' },
    { name: 'cup', from: '2026-11-13', to: '2026-11-17' },
    { name: 'relay', from: '2026-11-07', to: '2026-11-21' },
  ];
  expect(layOutWeek(week, spans).map(({ span, lane }) => [span.name, lane])).toEqual([
    ['relay', 0],
    ['cup', 1],
    ['meet-up', 0],
  ]);
});

test("an event's bars cover each of its days exactly once, and bars never overlap", () => {
  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 40 }))
    .map(([start, length]) => ({ from: daysBefore('2026-10-10', -start), to: daysBefore('2026-10-10', -start - length) }));
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 12 }), (spans) => {
      for (const week of weeksOf(MONTH)) {
        const bars = layOutWeek(week, spans);
        const places = bars.flatMap((bar) => Array.from({ length: bar.length }, (_, index) => `${bar.lane} ${bar.column + index}`));
        expect(new Set(places).size).toBe(places.length);
        for (const span of spans) {
          const covered = bars.filter((bar) => bar.span === span).flatMap((bar) => week.slice(bar.column, bar.column + bar.length));
          expect(covered).toEqual(week.filter((day) => span.from <= day && day <= span.to));
        }
        for (const bar of bars) {
          expect([bar.startedBefore, bar.goesOn]).toEqual([bar.span.from < (week[0] ?? ''), bar.span.to > (week[6] ?? '')]);
        }
      }
    }),
    { numRuns: 500 },
  );
});
