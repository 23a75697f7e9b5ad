import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { PLAN_CODE, plan } from '#domain/events/plan/event-plan.fixture.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { findEvent, insertDraft, listEvents, updateEvent } from './events.ts';

const { db, deps } = openTestDatabase();

describe('in a database without drafts', () => {
  const seeded = openTestDatabase();

  test('seeding adds the 27 catalogue events as open and never reopens a closed event', async () => {
    const events = await listEvents(seeded.db);
    expect(events.map(({ code }) => code)).toEqual([...(await seeded.deps.catalogue()).events.keys()]);
    expect(events).toHaveLength(27);
    expect(new Set(events.map(({ state, plan: stored }) => `${state} ${stored}`))).toEqual(new Set(['open null']));
    await updateEvent(seeded.db, events[0] ?? { code: 0, revisionId: '0' }, { state: 'closed' }, null);
    await seedCatalogue(seeded.db);
    expect((await listEvents(seeded.db)).map(({ state }) => state).filter((state) => state === 'closed')).toHaveLength(1);
  });
});

test('allows one draft per event code, stores earlier versions and rejects stale updates', async () => {
  const by = await createPlayer(deps);
  const revisionId = await insertDraft(db, PLAN_CODE, plan(), by);
  expect(revisionId).toBeDefined();
  expect(await insertDraft(db, PLAN_CODE, plan(), by)).toBeUndefined();
  const draft = { code: PLAN_CODE, revisionId: revisionId ?? '' };
  expect(await updateEvent(db, draft, { plan: plan({ blind: true }) }, by)).toBeDefined();
  expect(await updateEvent(db, draft, { plan: plan() }, by)).toBeUndefined();
  expect(await findEvent(db, PLAN_CODE)).toMatchObject({ state: 'draft', plan: { blind: true } });
  const revisions = await db
    .selectFrom('revisions')
    .select('content')
    .where('table_name', '=', 'events')
    .where('row_key', '=', String(PLAN_CODE))
    .execute();
  expect(revisions).toMatchObject([{ content: { state: 'draft', plan: { blind: false } } }]);
});

test.each([
  sql`delete from events`,
  sql`truncate events cascade`,
  sql`insert into events (event_code, state) values (270101, 'draft')`, // A draft must have a plan.
  sql`insert into events (event_code, state) values (270101, 'lost')`,
])('the database rejects an invalid change to the events table (statement %#)', async (statement) => {
  await expect(statement.execute(db)).rejects.toThrow();
});
