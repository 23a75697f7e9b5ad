import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areTeamMates, listMembers } from '#data/queries/events/event-members.ts';
import { insertOrganiser } from '#data/queries/events/event-organisers.ts';
import { findEvent, updateEvent } from '#data/queries/events/events.ts';
import { assignTeam, teamLoads } from '#domain/events/assign-team.ts';
import { seedOf } from '#domain/events/plan/event-seed.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { changeTeam } from '#usecases/events/manage/change-team.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { joinEvent } from './join-event.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const ENTRY = { opensAt: '2026-11-25T00:00:00+09:00', closesAt: '2026-12-01T14:59:59+09:00' };
const IN_ENTRY = new Date('2026-11-26T00:00:00Z');
const join = async (code: number, userId?: number) => joinEvent(deps, signedIn(userId ?? (await createPlayer(deps))), code);
/** Lets users join concurrently with one cached catalogue, as on the site, so that no call has to load it. */
const joinAtOnce = async (code: number, userIds: readonly number[]) => {
  const catalogue = await deps.catalogue();
  const shared = { ...deps, catalogue: async () => catalogue };
  return Promise.all(userIds.map((userId) => joinEvent(shared, signedIn(userId), code)));
};
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
const close = async (code: number) => {
  const event = await findEvent(db, code);
  if (event) await updateEvent(db, event, { state: 'closed' }, null);
};
let stageId = 0;

beforeAll(async () => {
  ({ stageId } = await openEvent(deps, 261201, { entry: ENTRY, teams: [1, 2, 3] }));
  await openEvent(deps, 261202, { startsAt: '2026-12-02T00:00:00+09:00', style: 'standard', teams: [] });
});

beforeEach(() => stopClock(db, IN_ENTRY));

describe('joining an event', () => {
  test('balances three teams to within one member under 50 concurrent joins, as the published seed determines', async () => {
    const code = 261204;
    await openEvent(deps, code, { entry: ENTRY, teams: [1, 2, 3] });
    const players = await Promise.all(Array.from({ length: 50 }, () => createPlayer(deps)));
    const answers = await joinAtOnce(code, players);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    const members = await listMembers(db, code);
    expect(members).toHaveLength(50);
    const sizes = teamLoads([1, 2, 3], members).map((team) => team.members);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);

    const event = (await deps.catalogue()).events.get(code);
    if (!event?.seed) throw new Error('the seed is not published');
    const audit = await db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('verb', '=', 'join-event')
      .where('subject_id', '=', String(code))
      .orderBy('audit_id')
      .execute();
    expect(audit).toHaveLength(50);
    const inOrder = audit.map(({ actor_id }) => members.find(({ userId }) => userId === actor_id));
    inOrder.forEach((member, index) => {
      const before = inOrder.slice(0, index).flatMap((each) => each ?? []);
      expect(assignTeam(teamLoads([1, 2, 3], before), seedOf(event), member?.userId ?? 0)).toBe(member?.teamId);
    });
  });

  test('creates one membership and returns the same result when one player joins 20 times concurrently', async () => {
    const userId = await createPlayer(deps);
    const answers = await joinAtOnce(261201, Array<number>(20).fill(userId));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await listMembers(db, 261201)).filter((member) => member.userId === userId)).toHaveLength(1);
  });

  test('assigns no team when the event has no teams', async () => {
    expect(await join(261202)).toMatchObject({ ok: true, value: { teamId: null } });
  });

  test.each([
    ['2026-11-24T14:59:59.999Z', 'entry-not-begun'],
    ['2026-12-01T06:00:00.000Z', 'entry-over'],
  ])('at %s is refused with %s', async (at, error) => {
    await stopClock(db, new Date(at));
    expect(await join(261201)).toEqual({ ok: false, error });
  });

  test('is refused to visitors and banned users, and for unknown and closed events', async () => {
    expect(await joinEvent(deps, { kind: 'visitor' }, 261201)).toEqual({ ok: false, error: 'login-required' });
    expect(await joinEvent(deps, { kind: 'signed-in', userId: 1, role: 'banned' }, 261201)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await join(261299)).toEqual({ ok: false, error: 'not-found' });
    await openEvent(deps, 261203, { startsAt: '2026-12-03T00:00:00+09:00' });
    await close(261203);
    expect(await join(261203)).toEqual({ ok: false, error: 'entry-over' });
  });
});

describe('a team event', () => {
  const post = (userId: number) => postRecord(deps, signedIn(userId), randomUUID(), { stageId, rule: 0, score: '100', console: 1 });

  test('accepts records only from its members', async () => {
    const [member, stranger] = [await createPlayer(deps), await createPlayer(deps)];
    await join(261201, member);
    await stopClock(db, new Date('2026-12-02T00:00:00Z'));
    expect(await post(member)).toMatchObject({ ok: true });
    expect(await post(stranger)).toEqual({ ok: false, error: 'invalid', fields: { board: 'event-not-joined' } });
  });

  test('allows only its organiser to move members to another team, and logs each move', async () => {
    const [member, organiser, other] = [await createPlayer(deps), await createPlayer(deps), await createPlayer(deps)];
    await join(261201, member);
    await insertOrganiser(db, 261201, organiser, other);
    const handle = await handleOf(member);
    const before = (await listMembers(db, 261201)).find(({ userId }) => userId === member)?.teamId;
    const to = before === 1 ? 2 : 1;
    for (const actor of [signedIn(member), signedIn(other)])
      expect(await changeTeam(deps, actor, 261201, handle, to)).toEqual({ ok: false, error: 'not-allowed' });
    // The organiser has no grant for event 261202.
    expect(await changeTeam(deps, signedIn(organiser), 261202, handle, to)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await changeTeam(deps, signedIn(organiser), 261201, handle, 9)).toMatchObject({ error: 'invalid', fields: { team: 'unknown' } });
    expect(await changeTeam(deps, signedIn(organiser), 261201, await handleOf(other), to)).toEqual({ ok: false, error: 'not-found' });
    expect(await changeTeam(deps, signedIn(organiser), 261201, handle, to)).toEqual({ ok: true, value: undefined });
    expect((await listMembers(db, 261201)).find(({ userId }) => userId === member)?.teamId).toBe(to);
    const revisions = await db.selectFrom('revisions').select('content').where('row_key', '=', `261201/${member}`).execute();
    expect(revisions).toMatchObject([{ content: { team_id: before } }]);
    expect(await db.selectFrom('audit_log').select('detail').where('verb', '=', 'change-team').execute()).toEqual([
      { detail: { userId: member, from: before, to } },
    ]);
  });

  test('treats members of the same team as team-mates while it is open', async () => {
    const code = 261205;
    await openEvent(deps, code, { entry: ENTRY, teams: [1, 2] });
    for (let count = 0; count < 3; count += 1) await join(code);
    const members = await listMembers(db, code);
    const inTeam = (teamId: number) => members.filter((member) => member.teamId === teamId);
    const [[one, mate], [rival]] = inTeam(1).length === 2 ? [inTeam(1), inTeam(2)] : [inTeam(2), inTeam(1)];
    expect([one, mate, rival]).not.toContain(undefined);
    expect(await areTeamMates(db, one?.userId ?? 0, mate?.userId ?? 0)).toBe(true);
    expect(await areTeamMates(db, one?.userId ?? 0, rival?.userId ?? 0)).toBe(false);
    expect(await areTeamMates(db, one?.userId ?? 0, one?.userId ?? 0)).toBe(false);
    await close(code);
    expect(await areTeamMates(db, one?.userId ?? 0, mate?.userId ?? 0)).toBe(false);
  });
});
