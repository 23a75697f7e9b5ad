import { expect, test } from 'vitest';
import { SECOND_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newReader, notificationsOf } from '#tests/support/scenarios/notifications-site.ts';
import { announceEvents } from './announce-events.ts';

const { db, deps } = openTestDatabase();

test('notifies each subscriber once when an event starts', async () => {
  const last = [...(await deps.catalogue()).events.values()].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)).at(-1);
  if (!last) throw new Error('no event');
  const startMs = Date.parse(last.startsAt);
  const [fern, silent] = [await newReader(deps, { events: true }), await newReader(deps)];

  await setClock(db, new Date(startMs - 60 * SECOND_MS));
  await announceEvents(deps);
  expect((await notificationsOf(deps, fern)).notifications).toEqual([]);

  await setClock(db, new Date(startMs + SECOND_MS));
  await Promise.all([announceEvents(deps), announceEvents(deps)]);
  await announceEvents(deps);
  const expected = { kind: 'event', where: last.title, who: null, route: `/limited/${last.id}` };
  expect(await notificationsOf(deps, fern)).toMatchObject({ unread: 1, notifications: [expected] });
  expect((await notificationsOf(deps, silent)).notifications).toEqual([]);
  const latecomer = await newReader(deps, { events: true });
  await announceEvents(deps);
  expect((await notificationsOf(deps, latecomer)).notifications).toEqual([]);
});

test('sends no notification about an event that is over', async () => {
  const fern = await newReader(deps, { events: true });
  await setClock(db, new Date('2031-01-01T00:00:00Z'));
  await announceEvents(deps);
  expect((await notificationsOf(deps, fern)).notifications).toEqual([]);
});
