import { expect, test } from '@playwright/test';
import type { Db } from '#data/db.ts';
import { createActor, type TestActor } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { callKeywords, createEntry, freshKeyword } from '#tests/support/keywords.ts';
import { within } from '#tests/support/patience.ts';
import { testDeps } from '#tests/support/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { getKeywordHistory, getKeywordRevision } from '#usecases/keywords/get-keyword-history.ts';

const RUNS = Number(process.env.TWO_TABS_RUNS ?? 50); // by hand: TWO_TABS_RUNS=200
const SAVES = 2;

/** What happened in one tab. */
type Tab = { readonly taken: string[]; readonly conflicts: { readonly base: string; readonly theirs: string; readonly made: string }[] };

/** Somebody who adds lines to an entry in one tab, and puts both texts together whenever another was faster. */
async function writeIn(actor: TestActor, uniqueId: string, form: ReturnType<typeof freshKeyword>, label: string): Promise<Tab> {
  const tab: Tab = { taken: [], conflicts: [] };
  const { data } = await callKeywords(E2E_ORIGIN, actor, 'GET', `/${uniqueId}`);
  let seen = { text: data.texts.en.text as string, base: { revisionId: data.revisionId, textRevisionId: data.texts.en.revisionId } };
  for (let save = 0; save < SAVES; save += 1) {
    const line = `${label}${save}.`;
    for (;;) {
      const text = `${seen.text}\n${line}`;
      const answer = await callKeywords(E2E_ORIGIN, actor, 'PATCH', `/${uniqueId}`, { ...form, text, base: seen.base });
      if (answer.status === 200) {
        tab.taken.push(text);
        seen = { text, base: answer.data };
        break;
      }
      expect([answer.status, answer.error]).toEqual([409, 'stale']);
      const { base, theirs } = answer.data;
      tab.conflicts.push({ base: base.text, theirs: theirs.text, made: seen.text });
      seen = { text: theirs.text, base: { revisionId: theirs.revisionId, textRevisionId: theirs.textRevisionId } };
    }
  }
  return tab;
}

async function textsOf(db: Db, uniqueId: string): Promise<string[]> {
  const history = await getKeywordHistory({ db }, uniqueId, 'en', 1);
  const texts: string[] = [];
  for (const { revisionId } of history?.revisions ?? [])
    texts.push((await getKeywordRevision({ db }, uniqueId, 'en', revisionId))?.text ?? '');
  return texts;
}

test(`two tabs that edit one entry at once, ${RUNS} times: nobody's text is ever lost`, async () => {
  test.setTimeout(within(60_000 + RUNS * 1_000));
  let conflicts = 0;
  await withE2eDatabase(async (db) => {
    const deps = { ...testDeps(), db, catalogue: () => loadCatalogue(db) };
    for (let run = 0; run < RUNS; run += 1) {
      const first = await createActor(db, 'player');
      const second = run % 2 ? first : await createActor(db, 'player');
      const form = freshKeyword();
      const { uniqueId } = await createEntry(deps, { ...form, userId: first.userId });
      const tabs = await Promise.all([writeIn(first, uniqueId, form, 'left '), writeIn(second, uniqueId, form, 'right ')]);

      const kept = await textsOf(db, uniqueId);
      expect([...kept].sort()).toEqual([form.text, ...tabs.flatMap(({ taken }) => taken)].sort());
      for (const { base, theirs, made } of tabs.flatMap((tab) => tab.conflicts)) {
        expect(base).toBe(made);
        expect(theirs).not.toBe(base);
        expect(kept).toContain(theirs);
      }
      const lines = kept[0]?.split('\n').slice(1).sort();
      expect(lines).toEqual(['left 0.', 'left 1.', 'right 0.', 'right 1.']);
      conflicts += tabs.reduce((sum, tab) => sum + tab.conflicts.length, 0);
    }
  });
  expect(conflicts).toBeGreaterThan(RUNS / 5); // they did meet
});
