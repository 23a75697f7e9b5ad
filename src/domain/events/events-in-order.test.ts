import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { eventsInOrder } from './events-in-order.ts';

const listed = fc.record({
  event: fc.record({
    id: fc.integer({ min: 150101, max: 301231 }),
    startsAt: fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
    endsAt: fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  }),
  window: fc.constantFrom('open' as const, 'not-begun' as const, 'over' as const),
});

test('eventsInOrder sorts running events by end, upcoming events by start and past events newest first', () => {
  fc.assert(
    fc.property(fc.array(listed, { maxLength: 30 }), (events) => {
      const { running, coming, archive } = eventsInOrder(events);
      const past = archive.flatMap(({ events: own }) => own);
      expect(new Set([...running, ...coming, ...past])).toEqual(new Set(events));
      expect(running.length + coming.length + past.length).toBe(events.length);
      const ends = running.map(({ event }) => Date.parse(event.endsAt));
      const begins = coming.map(({ event }) => Date.parse(event.startsAt));
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(begins).toEqual(begins.toSorted((a, b) => a - b));
      expect(past.map(({ event }) => event.id)).toEqual(past.map(({ event }) => event.id).toSorted((a, b) => b - a));
      for (const { year, events: own } of archive)
        expect(own.every(({ event }) => String(event.id).startsWith(String(year).slice(2)))).toBe(true);
    }),
  );
});
