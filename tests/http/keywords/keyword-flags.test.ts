import { expect, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { insertBan } from '#data/queries/accounts/bans.ts';
import { EXPECTED_CELLS, FLAGS, ROLES } from '#domain/keywords/flag-cells.fixture.ts';
import { isFull } from '#tests/support/rounds.ts';
import { type ActorName, createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords, createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import type { Deps } from '#usecases/deps.ts';

type Cell = (typeof EXPECTED_CELLS)[number];
const call = (actor: TestActor, method: string, path: string, json?: unknown) => callKeywords(postingSite().url, actor, method, path, json);

/** Resets a keyword's flag and returns its new revision. */
async function resetFlag(db: Db, uniqueId: string, flag: number): Promise<string> {
  const row = await db
    .updateTable('keywords')
    .set({ flag })
    .where('unique_id', '=', uniqueId)
    .returning('revision_id')
    .executeTakeFirstOrThrow();
  return row.revision_id;
}

/** Returns what one role may do with one keyword under one flag, in the notation of the fixture. */
async function observe(deps: Deps, { role, flag }: Cell, own: boolean): Promise<string> {
  const actor = await createActor(deps.db, role as ActorName);
  const form = freshKeyword();
  const author = own && actor.userId !== 0 ? actor : await createActor(deps.db, 'player');
  const { uniqueId, revisionId, textRevisionId } = await createEntry(deps, { ...form, userId: author.userId, flag });
  const refusal = role === 'visitor' ? 401 : 403;

  const read = await call(actor, 'GET', `/${uniqueId}`);
  expect([200, 410]).toContain(read.status);
  expect(read.status === 410 ? read.error : read.data.texts.en.text).toBe(read.status === 410 ? 'deleted' : form.text);

  const edited = await call(actor, 'PATCH', `/${uniqueId}`, { ...form, text: 'Edited.', base: { revisionId, textRevisionId } });
  expect([200, refusal]).toContain(edited.status);
  const current = edited.data?.textRevisionId ?? textRevisionId;
  const back = { lang: 'en', toRevisionId: textRevisionId, textRevisionId: current };
  expect((await call(actor, 'POST', `/${uniqueId}/restore`, back)).status).toBe(edited.status);

  const changed: number[] = [];
  let revision = revisionId;
  for (const to of FLAGS) {
    const answer = await call(actor, 'PATCH', `/${uniqueId}/flag`, { flag: to, revisionId: revision });
    expect([200, refusal]).toContain(answer.status);
    if (answer.status !== 200) continue;
    changed.push(to);
    revision = await resetFlag(deps.db, uniqueId, flag);
  }
  if (read.status === 200) expect(read.data.may).toEqual({ edit: edited.status === 200, flags: changed });
  return `${read.status === 200 ? 'R' : 'T'} ${edited.status === 200 ? 'E' : '-'} ${changed.join('') || '-'}`;
}

// Only players have more rights on their own keywords, so the merge gate does not try the other roles on theirs.
const isOwnTried = ({ role }: Cell) => isFull || role === 'player';

for (const role of ROLES)
  test(`each keyword flag allows exactly the expected actions through HTTP: ${role}`, async () => {
    expect(EXPECTED_CELLS).toHaveLength(42);
    const cells = EXPECTED_CELLS.filter((cell) => cell.role === role);
    const observed = await withSiteDeps(postingSite(), (deps) =>
      Promise.all(
        cells.map(async (cell) => [await observe(deps, cell, false), isOwnTried(cell) ? await observe(deps, cell, true) : 'not tried']),
      ),
    );
    const expected = cells.map((cell) => {
      const both = `${cell.read === 'read' ? 'R' : 'T'} ${cell.edit ? 'E' : '-'}`;
      return [`${both} ${cell.any}`, isOwnTried(cell) ? `${both} ${cell.own}` : 'not tried'];
    });
    expect(observed).toEqual(expected);
  });

test('a ban from keywords blocks changes to keywords for any role, but a ban from records does not', async () => {
  await withSiteDeps(postingSite(), async (deps) => {
    for (const [scope, status] of [
      ['keywords', 403],
      ['records', 200],
    ] as const) {
      const actor = await createActor(deps.db, 'editor');
      await insertBan(deps.db, { userId: actor.userId, scope, reason: 'a test', bannedBy: null, endsAt: null });
      const { uniqueId, revisionId } = await createEntry(deps, { userId: actor.userId });
      expect((await call(actor, 'PATCH', `/${uniqueId}/flag`, { flag: 2, revisionId })).status).toBe(status);
    }
  });
});
