import { randomUUID } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { VISITOR } from '#domain/accounts/actor.ts';
import { PLAN_CODE as CODE, plan } from '#domain/events/plan/event-plan.fixture.ts';
import { closingTime } from '#domain/events/window.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { closeEvent } from '#usecases/events/close-event.ts';
import { joinEvent } from '#usecases/events/join-event.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { amendEvent } from './amend-event.ts';
import { getManagedEvent } from './get-managed-event.ts';
import { grantEvent } from './grant-event.ts';
import { listManagedEvents } from './list-managed-events.ts';
import { openEvent } from './open-event.ts';
import { createEvent } from './plan-event.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const [BEFORE, LATER] = [new Date('2026-11-20T00:00:00Z'), 261231];
let [organiser, other, handle] = [0, 0, ''];
let admin: { kind: 'signed-in'; userId: number; role: 'admin'; isRecent: true };
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;

beforeAll(async () => {
  [organiser, other] = [await createPlayer(deps), await createPlayer(deps)];
  admin = { kind: 'signed-in', userId: await createPlayer(deps), role: 'admin', isRecent: true };
  handle = await handleOf(organiser);
  await stopClock(db, BEFORE);
  for (const code of [CODE, LATER, 151101]) await grantEvent(deps, admin, code, handle, true);
  await createEvent(deps, admin, CODE, plan());
  await createEvent(deps, admin, 261215, plan({ startsAt: '2026-12-15T00:00:00+09:00', endsAt: '2026-12-16T00:00:00+09:00' }));
});

test("listManagedEvents returns an organiser's granted events and unused codes, and all events to an admin", async () => {
  const own = await listManagedEvents(deps, signedIn(organiser));
  if (!own.ok) throw new Error(own.error);
  expect(own.value).toMatchObject({ all: false, free: [LATER], events: [{ code: CODE, state: 'draft', title: plan().title }] });
  expect(own.value.events).toHaveLength(1); // Event 151101 is not listed, because it is the site's own.
  const all = await listManagedEvents(deps, admin);
  if (!all.ok) throw new Error(all.error);
  expect(all.value.events.slice(0, 2).map(({ code }) => code)).toEqual([261215, CODE]);
  expect(all.value).toMatchObject({ all: true, free: [LATER] });
  expect(all.value.events.length).toBeGreaterThan(27);
});

test('returns not-allowed to users without a grant and for events granted to others', async () => {
  expect(await listManagedEvents(deps, VISITOR)).toEqual({ ok: false, error: 'login-required' });
  for (const actor of [
    signedIn(other),
    { ...signedIn(other), role: 'moderator' } as const,
    { ...signedIn(organiser), role: 'banned' } as const,
  ]) {
    expect(await listManagedEvents(deps, actor)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await getManagedEvent(deps, actor, CODE)).toEqual({ ok: false, error: 'not-allowed' });
  }
  expect(await getManagedEvent(deps, signedIn(organiser), 261215)).toEqual({ ok: false, error: 'not-allowed' });
  expect(await getManagedEvent(deps, signedIn(organiser), 151101)).toEqual({ ok: false, error: 'not-allowed' });
  expect(await getManagedEvent(deps, signedIn(organiser), LATER)).toEqual({ ok: false, error: 'not-found' });
});

test('a managed draft includes its plan and, for admins only, its organisers', async () => {
  expect(await getManagedEvent(deps, signedIn(organiser), CODE)).toMatchObject({
    value: { state: 'draft', plan: plan(), organisers: null },
  });
  expect(await getManagedEvent(deps, admin, CODE)).toMatchObject({ value: { organisers: [{ handle }] } });
});

test('getManagedEvent returns whether the event can be closed, and which ranks an amendment would change', async () => {
  // Older than CODE, because the admin's list in another test begins with CODE and a later event.
  const code = 261125;
  const manager = signedIn(await createPlayer(deps));
  await createEvent(deps, admin, code, plan({ startsAt: '2026-11-25T15:00:00+09:00', endsAt: '2026-12-02T14:59:59+09:00' }));
  await grantEvent(deps, admin, code, await handleOf(manager.userId), true);
  const read = async () => {
    const answer = await getManagedEvent(deps, manager, code);
    if (!answer.ok || answer.value.state === 'draft') throw new Error('not public');
    return answer.value;
  };
  const draft = await getManagedEvent(deps, admin, code);
  if (!draft.ok || draft.value.state !== 'draft') throw new Error('no draft');
  await openEvent(deps, admin, draft.value);
  const players = [await createPlayer(deps), await createPlayer(deps)];
  for (const userId of players) await joinEvent(deps, signedIn(userId), code);
  const { event, members } = await read();
  expect(new Set(members.map(({ teamId }) => teamId))).toEqual(new Set(event.teams));

  onTestFinished(() => stopClock(db, BEFORE));
  await stopClock(db, new Date(event.startsAt));
  const stageId = [...(await deps.catalogue()).eventStages.values()].find((stage) => stage.event === code)?.id ?? 0;
  const posts = [];
  for (const [index, userId] of players.entries()) {
    const posted = await postRecord(deps, signedIn(userId), randomUUID(), { stageId, rule: 0, score: String(2_000 - index), console: 1 });
    if (!posted.ok) throw new Error(JSON.stringify(posted));
    posts.push(posted.value.record);
  }
  expect(await read()).toMatchObject({ state: 'open', canClose: false, pending: null, result: null });
  await stopClock(db, closingTime(event));
  expect(await read()).toMatchObject({ canClose: true });
  await closeEvent(deps, manager, code);
  expect(await read()).toMatchObject({ state: 'closed', canClose: false, pending: null, amendments: [] });

  const [first] = posts;
  if (!first) throw new Error('no post');
  expect(await changeRecordState(deps, admin, first, 'declined', 'a test')).toMatchObject({ ok: true });
  const { pending } = await read();
  expect(pending?.map(({ userId, from, to }) => ({ userId, from, to }))).toEqual([
    { userId: players[0], from: 1, to: null },
    { userId: players[1], from: 2, to: 1 },
  ]);
  await amendEvent(deps, manager, code, { reason: { en: 'Declined.', ja: '却下。' } });
  expect(await read()).toMatchObject({ pending: null, amendments: [{ number: 1 }] });
});
