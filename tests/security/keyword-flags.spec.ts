import { expect, test } from '@playwright/test';
import type { Db } from '#data/db.ts';
import { insertBan } from '#data/queries/bans.ts';
import { EXPECTED_CELLS, FLAGS, ROLES } from '#domain/keywords/flag-cells.fixture.ts';
import { type ActorName, createActor, type TestActor } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { callKeywords, createEntry, freshKeyword } from '#tests/support/keywords.ts';
import { testDeps } from '#tests/support/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';

type Cell = (typeof EXPECTED_CELLS)[number];
const depsOf = (db: Db) => ({ ...testDeps(), db, catalogue: () => loadCatalogue(db) });
const call = (actor: TestActor, method: string, path: string, json?: unknown) => callKeywords(E2E_ORIGIN, actor, method, path, json);

/** Puts an entry back under a flag; says the revision that it has then. */
async function putBack(db: Db, uniqueId: string, flag: number): Promise<string> {
  const row = await db
    .updateTable('keywords')
    .set({ flag })
    .where('unique_id', '=', uniqueId)
    .returning('revision_id')
    .executeTakeFirstOrThrow();
  return row.revision_id;
}

/** What one kind of actor is answered about one entry under one flag, in the letters of the table. */
async function tell(db: Db, { role, flag }: Cell, own: boolean): Promise<string> {
  const actor = await createActor(db, role as ActorName);
  const form = freshKeyword();
  const author = own && actor.userId !== 0 ? actor : await createActor(db, 'player');
  const { uniqueId, revisionId, textRevisionId } = await createEntry(depsOf(db), { ...form, userId: author.userId, flag });
  const no = role === 'visitor' ? 401 : 403;

  const read = await call(actor, 'GET', `/${uniqueId}`);
  expect([200, 410]).toContain(read.status);
  expect(read.status === 410 ? read.error : read.data.texts.en.text).toBe(read.status === 410 ? 'deleted' : form.text);

  const edited = await call(actor, 'PATCH', `/${uniqueId}`, { ...form, text: 'Edited.', base: { revisionId, textRevisionId } });
  expect([200, no]).toContain(edited.status);
  const standing = edited.data?.textRevisionId ?? textRevisionId;
  const back = { lang: 'en', toRevisionId: textRevisionId, textRevisionId: standing };
  expect((await call(actor, 'POST', `/${uniqueId}/restore`, back)).status).toBe(edited.status);

  const changed: number[] = [];
  let revision = revisionId;
  for (const to of FLAGS) {
    const answer = await call(actor, 'PATCH', `/${uniqueId}/flag`, { flag: to, revisionId: revision });
    expect([200, no]).toContain(answer.status);
    if (answer.status !== 200) continue;
    changed.push(to);
    revision = await putBack(db, uniqueId, flag);
  }
  if (read.status === 200) expect(read.data.may).toEqual({ edit: edited.status === 200, flags: changed });
  return `${read.status === 200 ? 'R' : 'T'} ${edited.status === 200 ? 'E' : '-'} ${changed.join('') || '-'}`;
}

test('all 42 cells of flags and actors hold through HTTP: read, edit, restore and every change of flag, of one’s own entry too', async () => {
  const told: string[] = [];
  await withE2eDatabase(async (db) => {
    const say = async (cell: Cell) =>
      `${cell.role} ${cell.flag}: ${(await Promise.all([tell(db, cell, false), tell(db, cell, true)])).join(' / ')}`;
    for (const role of ROLES) told.push(...(await Promise.all(EXPECTED_CELLS.filter((cell) => cell.role === role).map(say))));
  });
  const expected = EXPECTED_CELLS.map(({ role, flag, read, edit, any, own }) => {
    const both = `${read === 'read' ? 'R' : 'T'} ${edit ? 'E' : '-'}`;
    return `${role} ${flag}: ${both} ${any} / ${both} ${own}`;
  });
  expect(told).toHaveLength(42);
  expect(told).toEqual(expected);
});

test('a ban from keywords keeps from writing them, whatever the role; a ban from records does not', async () => {
  await withE2eDatabase(async (db) => {
    for (const [scope, status] of [
      ['keywords', 403],
      ['records', 200],
    ] as const) {
      const actor = await createActor(db, 'editor');
      await insertBan(db, { userId: actor.userId, scope, reason: 'a test', bannedBy: null, endsAt: null });
      const { uniqueId, revisionId } = await createEntry(depsOf(db), { userId: actor.userId });
      expect((await call(actor, 'PATCH', `/${uniqueId}/flag`, { flag: 2, revisionId })).status).toBe(status);
    }
  });
});
