import { beforeAll, describe, expect, test } from 'vitest';
import { findEvent } from '#data/queries/events/events.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { PLAN_CODE as CODE, plan } from '#domain/events/plan/event-plan.fixture.ts';
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
const [BEFORE, OTHER] = [new Date('2026-11-20T00:00:00Z'), 261220];
let organiser = 0;
let admin: { kind: 'signed-in'; userId: number; role: 'admin'; isRecent: true };
const other = { startsAt: '2026-12-20T00:00:00+09:00', endsAt: '2026-12-21T00:00:00+09:00' };
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
const created = async (code: number, more: object = {}): Promise<EventVersion> => {
  const answer = await createEvent(deps, admin, code, plan(more));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

beforeAll(async () => {
  organiser = await createPlayer(deps);
  admin = { kind: 'signed-in', userId: await createPlayer(deps), role: 'admin', isRecent: true };
  await stopClock(db, BEFORE);
});

describe('the right to organise an event', () => {
  test('can be granted only by admins, for one user-planned event at a time', async () => {
    const handle = await handleOf(organiser);
    for (const actor of [VISITOR, signedIn(organiser), { ...signedIn(organiser), role: 'moderator' } as const])
      expect(await grantEvent(deps, actor, CODE, handle, true)).toMatchObject({ ok: false });
    expect(await createEvent(deps, signedIn(organiser), CODE, plan())).toEqual({ ok: false, error: 'not-allowed' });
    // The code is not a valid date.
    expect(await grantEvent(deps, admin, 261399, handle, true)).toEqual({ ok: false, error: 'not-found' });
    expect(await grantEvent(deps, admin, CODE, handle, true)).toMatchObject({ ok: true });
    expect(await createEvent(deps, signedIn(organiser), OTHER, plan(other))).toEqual({ ok: false, error: 'not-allowed' });
    expect(await createEvent(deps, signedIn(organiser), CODE, plan({ type: 'limited' }))).toEqual({
      ok: false,
      error: 'invalid',
      fields: { type: 'not-allowed' },
    });
    expect(await createEvent(deps, { ...signedIn(organiser), role: 'banned' }, CODE, plan())).toEqual({ ok: false, error: 'not-allowed' });
    expect(await createEvent(deps, VISITOR, CODE, plan())).toEqual({ ok: false, error: 'login-required' });
    expect(await createEvent(deps, signedIn(organiser), CODE, plan())).toMatchObject({ ok: true, value: { code: CODE } });
  });

  test("has no effect for one of the site's own events", async () => {
    const userId = await createPlayer(deps);
    await grantEvent(deps, admin, 151101, await handleOf(userId), true);
    expect(await closeEvent(deps, signedIn(userId), 151101)).toEqual({ ok: false, error: 'not-allowed' });
  });

  test('ends when the grant is revoked', async () => {
    const [userId, code] = [await createPlayer(deps), 261222];
    await grantEvent(deps, admin, code, await handleOf(userId), true);
    await grantEvent(deps, admin, code, await handleOf(userId), false);
    expect(await getDraft(deps, signedIn(userId), code)).toEqual({ ok: false, error: 'not-allowed' });
  });
});

describe('a draft event', () => {
  test('is visible only to its managers and appears in no list', async () => {
    expect(await getDraft(deps, signedIn(organiser), CODE)).toMatchObject({ ok: true, value: { plan: { title: { en: 'Kettle Cup' } } } });
    expect(await getDraft(deps, signedIn(await createPlayer(deps)), CODE)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await getEvent(deps, admin, CODE)).toBeUndefined();
    expect(JSON.stringify(await getStageList(deps))).not.toContain('Kettle Cup');
  });

  test('can be edited only from its current version, and returns field errors for an invalid plan', async () => {
    const draft = await getDraft(deps, signedIn(organiser), CODE);
    if (!draft.ok) throw new Error(draft.error);
    expect(await editEvent(deps, signedIn(organiser), draft.value, plan({ endsAt: plan().startsAt }))).toEqual({
      ok: false,
      error: 'invalid',
      fields: { endsAt: 'ends-before-it-begins' },
    });
    expect(await editEvent(deps, signedIn(organiser), draft.value, plan({ blind: true }))).toMatchObject({ ok: true });
    expect(await editEvent(deps, signedIn(organiser), draft.value, plan())).toEqual({ ok: false, error: 'stale' });
    expect(await editEvent(deps, admin, { ...draft.value, code: OTHER }, plan(other))).toEqual({ ok: false, error: 'not-found' });
  });

  test('requires an unused event code that is a valid date', async () => {
    expect(await createEvent(deps, admin, CODE, plan())).toEqual({ ok: false, error: 'code-taken' });
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
    const draft = await getDraft(deps, signedIn(organiser), CODE);
    if (!draft.ok) throw new Error(draft.error);
    expect(await openEvent(deps, signedIn(await createPlayer(deps)), draft.value)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await openEvent(deps, signedIn(organiser), { code: CODE, revisionId: '1' })).toEqual({ ok: false, error: 'stale' });
    const answers = await Promise.all([1, 2, 3].map(() => openEvent(deps, signedIn(organiser), draft.value)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await getEvent(deps, VISITOR, CODE)).toMatchObject({
      state: 'open',
      window: 'not-begun',
      entry: 'open',
      sealed: true,
      boards: [712],
    });
    expect(JSON.stringify(await getStageList(deps))).toContain('Kettle Cup');
    expect(await editEvent(deps, admin, { ...draft.value, revisionId: (await findEvent(db, CODE))?.revisionId ?? '' }, plan())).toEqual({
      ok: false,
      error: 'not-a-draft',
    });
  });

  test('succeeds for only one of two limited events with overlapping windows that are opened concurrently', async () => {
    const [one, two] = [
      await created(OTHER, { ...other, type: 'limited' }),
      await created(261221, { ...other, startsAt: '2026-12-21T00:00:00+09:00', endsAt: '2026-12-23T00:00:00+09:00', type: 'limited' }),
    ];
    const answers = await Promise.all([one, two].map((version) => openEvent(deps, admin, version)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'invalid', fields: { startsAt: 'window-taken' } });
  });

  test("is refused when the event's start has passed", async () => {
    const draft = await created(261215, { startsAt: '2026-12-15T00:00:00+09:00', endsAt: '2026-12-16T00:00:00+09:00' });
    await stopClock(db, new Date('2026-12-14T15:00:00Z'));
    expect(await openEvent(deps, admin, draft)).toEqual({ ok: false, error: 'invalid', fields: { startsAt: 'in-the-past' } });
    await stopClock(db, BEFORE);
  });

  test('is logged, as is every earlier step, and the audit chain stays intact', async () => {
    const rows = await db.selectFrom('audit_log').select('verb').where('subject_kind', '=', 'event').execute();
    expect(new Set(rows.map(({ verb }) => verb))).toEqual(
      new Set(['grant-event', 'revoke-event', 'create-event', 'edit-event', 'open-event']),
    );
    expect(await verifyLog(deps)).toBeUndefined();
  });
});
