import { expect, test } from 'vitest';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { eventToShow } from './event-to-show.ts';

const NOW = new Date('2026-11-15T00:00:00Z');
const event = (id: number, from: number, days: number): LimitedEvent => ({
  id,
  title: { en: 'A', ja: 'あ' },
  type: 'limited',
  style: 'standard',
  startsAt: new Date(NOW.getTime() + from * DAY_MS).toISOString(),
  endsAt: new Date(NOW.getTime() + (from + days) * DAY_MS).toISOString(),
  zone: 'Asia/Tokyo',
  entry: null,
  boards: [],
  teams: [],
  area: null,
  blind: false,
  evidence: null,
  description: null,
  seed: null,
});
const shown = (...events: LimitedEvent[]) => {
  const found = eventToShow(events, NOW);
  return found && [found.event.id, found.window];
};

test('eventToShow prefers a running event to an upcoming one, and an upcoming event to a past one', () => {
  const [running, next, over] = [event(1, -2, 5), event(2, 3, 2), event(3, -9, 2)];
  expect(shown(over, next, running)).toEqual([1, 'open']);
  expect(shown(over, next)).toEqual([2, 'not-begun']);
  expect(shown(over)).toEqual([3, 'over']);
  expect(shown()).toBeUndefined();
});

test('eventToShow picks the running event that ends first, the next upcoming event, or the most recent past event', () => {
  expect(shown(event(1, -2, 9), event(2, -1, 3))).toEqual([2, 'open']);
  expect(shown(event(1, 9, 1), event(2, 5, 30))).toEqual([2, 'not-begun']);
  expect(shown(event(1, -30, 2), event(2, -20, 2))).toEqual([2, 'over']);
});

test('eventToShow ignores the order of the events', () => {
  const events = fc.uniqueArray(
    fc.record({ id: fc.nat(99), from: fc.integer({ min: -9, max: 9 }), days: fc.integer({ min: 1, max: 5 }) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(events, (list) => {
      const made = list.map(({ id, from, days }) => event(id, from, days));
      expect(shown(...made.toReversed())).toEqual(shown(...made));
    }),
  );
});
