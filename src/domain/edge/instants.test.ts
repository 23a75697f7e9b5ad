import { expect, test } from 'vitest';
import { replayStops } from '#domain/events/result/replay.ts';
import { closingTime, entryAt, windowAt, windowEnd } from '#domain/events/window.ts';
import { dayOf } from '#domain/shared/date.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { changesBetween } from './instants.ts';

const catalogue = contentCatalogue();
const ZONE = 'Asia/Tokyo';
const events = [...catalogue.events.values()];
const edges = events.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
const at = fc
  .tuple(fc.constantFrom(...edges), fc.integer({ min: -90_000_000, max: 90_000_000 }))
  .map(([edge, shift]) => new Date(edge + shift));
const span = fc.tuple(at, fc.integer({ min: 0, max: 100_000_000 })).map(([after, ms]) => [after, new Date(after.getTime() + ms)] as const);

test('changesBetween reports an event whenever its displayed state differs between two instants', () => {
  fc.assert(
    fc.property(span, ([after, until]) => {
      const reported = new Set(changesBetween(catalogue, after, until, ZONE).flatMap((change) => ('code' in change ? change.code : [])));
      for (const event of events) {
        const stateAt = (now: Date) => {
          const window = windowAt(event, now);
          const replay = [replayStops(event, now), now >= closingTime(event)];
          return JSON.stringify([window, entryAt(event, now), window === 'open' && dayOf(now, event.zone), replay]);
        };
        if (stateAt(after) !== stateAt(until)) expect(reported).toContain(event.id);
      }
    }),
    { numRuns: 40 },
  );
  for (const event of events)
    for (const turn of [Date.parse(event.startsAt), windowEnd(event).getTime()]) {
      const changes = changesBetween(catalogue, new Date(turn - 1), new Date(turn), ZONE);
      expect(changes).toContainEqual({ what: 'event', code: event.id });
    }
});

test("changesBetween reports a new day, month or year exactly when it starts in the site's time zone", () => {
  fc.assert(
    fc.property(span, ([after, until]) => {
      const reported = changesBetween(catalogue, after, until, ZONE).map(({ what }) => what);
      for (const [what, length] of [
        ['midnight', 10],
        ['month', 7],
        ['year', 4],
      ] as const) {
        expect(reported.includes(what)).toBe(dayOf(after, ZONE).slice(0, length) !== dayOf(until, ZONE).slice(0, length));
      }
    }),
  );
});

test('changesBetween reports an instant in exactly one of two adjacent intervals', () => {
  const [event] = events;
  if (!event) throw new Error('no events');
  const start = Date.parse(event.startsAt);
  const countReported = (from: number, to: number) =>
    changesBetween(catalogue, new Date(from), new Date(to), ZONE).filter((change) => 'code' in change && change.code === event.id).length;
  expect([countReported(start - 1, start), countReported(start, start + 1), countReported(start - 2, start - 1)]).toEqual([1, 0, 0]);
  expect(changesBetween(catalogue, new Date(start), new Date(start - 5), ZONE)).toEqual([]);
});
