import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findEvent } from '#data/queries/events/events.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { plan } from '#domain/events/plan/event-plan.fixture.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { verifyLog } from '#usecases/accounts/audit/verify-log.ts';
import { closeEvent } from '#usecases/events/close-event.ts';
import { getEvent } from '#usecases/events/get-event.ts';
import { getStageList } from '#usecases/search/get-stage-list.ts';
import { grantEvent } from './grant-event.ts';
import { openEvent } from './open-event.ts';
import { createEvent, type EventVersion, editEvent, getDraft } from './plan-event.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const [BEFORE, UNUSED] = [new Date('2026-11-20T00:00:00Z'), 261220];
let admin: { kind: 'signed-in'; userId: number; role: 'admin'; isRecent: true };
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
/** A plan for a day in December 2026. */
const planFor = (code: number, more: object = {}) => {
  const date = `2026-12-${String(code % 100).padStart(2, '0')}`;
  return plan({ startsAt: `${date}T00:00:00+09:00`, endsAt: `${date}T23:59:59+09:00`, ...more });
};
const created = async (code: number, more: object = {}): Promise<EventVersion> => {
  const answer = await createEvent(deps, admin, code, planFor(code, more));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};
/** Adds a player with the right to organise this event. */
const organiserOf = async (code: number) => {
  const organiser = signedIn(await createPlayer(deps));
  expect(await grantEvent(deps, admin, code, await handleOf(organiser.userId), true)).toMatchObject({ ok: true });
  return organiser;
};

beforeAll(async () => {
  admin = { kind: 'signed-in', userId: await createPlayer(deps), role: 'admin', isRecent: true };
  await stopClock(db, BEFORE);
});

describe('the right to organise an event', () => {
  test('can be granted only by admins, for one user-planned event at a time', async () => {
    const [organiser, code] = [signedIn(await createPlayer(deps)), 261201];
    const handle = await handleOf(organiser.userId);
    for (const actor of [VISITOR, organiser, { ...organiser, role: 'moderator' } as const])
      expect(await grantEvent(deps, actor, code, handle, true)).toMatchObject({ ok: false });
    expect(await createEvent(deps, organiser, code, planFor(code))).toEqual({ ok: false, error: 'not-allowed' });
    // The code is not a valid date.
    expect(await grantEvent(deps, admin, 261399, handle, true)).toEqual({ ok: false, error: 'not-found' });
    expect(await grantEvent(deps, admin, code, handle, true)).toMatchObject({ ok: true });
    expect(await createEvent(deps, organiser, UNUSED, planFor(UNUSED))).toEqual({ ok: false, error: 'not-allowed' });
    expect(await createEvent(deps, organiser, code, planFor(code, { type: 'limited' }))).toEqual({
      ok: false,
      error: 'invalid',
      fields: { type: 'not-allowed' },
    });
    expect(await createEvent(deps, { ...organiser, role: 'banned' }, code, planFor(code))).toEqual({ ok: false, error: 'not-allowed' });
    expect(await createEvent(deps, VISITOR, code, planFor(code))).toEqual({ ok: false, error: 'login-required' });
    expect(await createEvent(deps, organiser, code, planFor(code))).toMatchObject({ ok: true, value: { code } });
  });

  test("has no effect for one of the site's own events", async () => {
    expect(await closeEvent(deps, await organiserOf(151101), 151101)).toEqual({ ok: false, error: 'not-allowed' });
  });

  test('ends when the grant is revoked', async () => {
    const code = 261202;
    const organiser = await organiserOf(code);
    await grantEvent(deps, admin, code, await handleOf(organiser.userId), false);
    expect(await getDraft(deps, organiser, code)).toEqual({ ok: false, error: 'not-allowed' });
  });
});

describe('a draft event', () => {
  test('is visible only to its managers and appears in no list', async () => {
    const code = 261203;
    const organiser = await organiserOf(code);
    await created(code, { title: { en: 'Ladle Cup', ja: 'おたま杯' } });
    expect(await getDraft(deps, organiser, code)).toMatchObject({ ok: true, value: { plan: { title: { en: 'Ladle Cup' } } } });
    expect(await getDraft(deps, signedIn(await createPlayer(deps)), code)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await getEvent(deps, admin, code)).toBeUndefined();
    expect(JSON.stringify(await getStageList(deps))).not.toContain('Ladle Cup');
  });

  test('can be edited only from its current version, and returns field errors for an invalid plan', async () => {
    const code = 261204;
    const organiser = await organiserOf(code);
    const draft = await created(code);
    expect(await editEvent(deps, organiser, draft, planFor(code, { endsAt: planFor(code).startsAt }))).toEqual({
      ok: false,
      error: 'invalid',
      fields: { endsAt: 'ends-before-it-begins' },
    });
    expect(await editEvent(deps, organiser, draft, planFor(code, { blind: true }))).toMatchObject({ ok: true });
    expect(await editEvent(deps, organiser, draft, planFor(code))).toEqual({ ok: false, error: 'stale' });
    expect(await editEvent(deps, admin, { ...draft, code: UNUSED }, planFor(UNUSED))).toEqual({ ok: false, error: 'not-found' });
  });

  test('requires an unused event code that is a valid date', async () => {
    const code = 261205;
    await created(code);
    expect(await createEvent(deps, admin, code, planFor(code))).toEqual({ ok: false, error: 'code-taken' });
    expect(
      await createEvent(deps, admin, 151101, plan({ startsAt: '2015-11-01T00:00:00+09:00', endsAt: '2015-11-02T00:00:00+09:00' })),
    ).toEqual({
      ok: false,
      error: 'code-taken',
    });
    expect(await createEvent(deps, admin, 261301, plan())).toMatchObject({ error: 'invalid', fields: { code: 'not-a-day' } });
  });
});

describe('opening an event', () => {
  test('publishes the event once, with its stages and boards', async () => {
    const code = 261206;
    const organiser = await organiserOf(code);
    await created(code, { title: { en: 'Griddle Cup', ja: '鉄板杯' }, blind: true });
    const draft = await getDraft(deps, organiser, code);
    if (!draft.ok) throw new Error(draft.error);
    expect(await openEvent(deps, signedIn(await createPlayer(deps)), draft.value)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await openEvent(deps, organiser, { code, revisionId: '1' })).toEqual({ ok: false, error: 'stale' });
    const { boards } = await deps.catalogue();
    const answers = await Promise.all([1, 2, 3].map(() => openEvent(deps, organiser, draft.value)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const added = [...(await deps.catalogue()).boards.keys()].filter((boardId) => !boards.has(boardId));
    expect(added).toHaveLength(1);
    expect(await getEvent(deps, VISITOR, code)).toMatchObject({
      state: 'open',
      window: 'not-begun',
      entry: 'open',
      sealed: true,
      boards: added,
    });
    expect(JSON.stringify(await getStageList(deps))).toContain('Griddle Cup');
    const opened = { code, revisionId: (await findEvent(db, code))?.revisionId ?? '' };
    expect(await editEvent(deps, admin, opened, planFor(code))).toEqual({ ok: false, error: 'not-a-draft' });
  });

  test('succeeds for only one of two limited events with overlapping windows that are opened concurrently', async () => {
    const limited = { endsAt: '2026-12-12T00:00:00+09:00', type: 'limited' };
    const [one, two] = [await created(261210, limited), await created(261211, limited)];
    const answers = await Promise.all([one, two].map((version) => openEvent(deps, admin, version)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'invalid', fields: { startsAt: 'window-taken' } });
  });

  test("is refused when the event's start has passed", async () => {
    const draft = await created(261215);
    onTestFinished(() => stopClock(db, BEFORE));
    await stopClock(db, new Date('2026-12-14T15:00:00Z'));
    expect(await openEvent(deps, admin, draft)).toEqual({ ok: false, error: 'invalid', fields: { startsAt: 'in-the-past' } });
  });

  test('is logged, as is every earlier step, and the audit chain stays intact', async () => {
    const code = 261207;
    const revoked = await organiserOf(code);
    await grantEvent(deps, admin, code, await handleOf(revoked.userId), false);
    const edited = await editEvent(deps, admin, await created(code), planFor(code, { blind: true }));
    if (!edited.ok) throw new Error(edited.error);
    expect(await openEvent(deps, admin, edited.value)).toMatchObject({ ok: true });
    const rows = await db
      .selectFrom('audit_log')
      .select('verb')
      .where('subject_kind', '=', 'event')
      .where('subject_id', '=', String(code))
      .orderBy('audit_id')
      .execute();
    expect(rows.map(({ verb }) => verb)).toEqual(['grant-event', 'revoke-event', 'create-event', 'edit-event', 'open-event']);
    expect(await verifyLog(deps)).toBeUndefined();
  });
});
