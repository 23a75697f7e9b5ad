import { expect, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords, createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { getKeywordHistory, getKeywordRevision } from '#usecases/keywords/get-keyword-history.ts';

const RUNS = 5;
const SAVES = 2;

type Tab = { readonly saved: string[]; readonly conflicts: { readonly base: string; readonly theirs: string; readonly mine: string }[] };

/**
 * Adds lines to a keyword's text as one browser tab does. After a conflict, the tab appends its line to the other tab's
 * text.
 */
async function writeInTab(actor: TestActor, uniqueId: string, form: ReturnType<typeof freshKeyword>, label: string): Promise<Tab> {
  const tab: Tab = { saved: [], conflicts: [] };
  const site = postingSite().url;
  const { data } = await callKeywords(site, actor, 'GET', `/${uniqueId}`);
  let seen = { text: data.texts.en.text as string, base: { revisionId: data.revisionId, textRevisionId: data.texts.en.revisionId } };
  for (let save = 0; save < SAVES; save += 1) {
    const line = `${label}${save}.`;
    for (;;) {
      const text = `${seen.text}\n${line}`;
      const answer = await callKeywords(site, actor, 'PATCH', `/${uniqueId}`, { ...form, text, base: seen.base });
      if (answer.status === 200) {
        tab.saved.push(text);
        seen = { text, base: answer.data };
        break;
      }
      expect([answer.status, answer.error]).toEqual([409, 'stale']);
      const { base, theirs } = answer.data;
      tab.conflicts.push({ base: base.text, theirs: theirs.text, mine: seen.text });
      seen = { text: theirs.text, base: { revisionId: theirs.revisionId, textRevisionId: theirs.textRevisionId } };
    }
  }
  return tab;
}

async function listRevisionTexts(db: Db, uniqueId: string): Promise<string[]> {
  const history = await getKeywordHistory({ db }, uniqueId, 'en', 1);
  const texts: string[] = [];
  for (const { revisionId } of history?.revisions ?? [])
    texts.push((await getKeywordRevision({ db }, uniqueId, 'en', revisionId))?.text ?? '');
  return texts;
}

for (let round = 1; round <= rounds(1, 10); round += 1)
  test(`when two tabs edit one keyword concurrently ${RUNS} times, no line is lost: ${round}`, async () => {
    let conflicts = 0;
    await withSiteDeps(postingSite(), async (deps) => {
      for (let run = 0; run < RUNS; run += 1) {
        const first = await createActor(deps.db, 'player');
        const second = run % 2 ? first : await createActor(deps.db, 'player');
        const form = freshKeyword();
        const { uniqueId } = await createEntry(deps, { ...form, userId: first.userId });
        const tabs = await Promise.all([writeInTab(first, uniqueId, form, 'left '), writeInTab(second, uniqueId, form, 'right ')]);

        const revisions = await listRevisionTexts(deps.db, uniqueId);
        expect([...revisions].sort()).toEqual([form.text, ...tabs.flatMap(({ saved }) => saved)].sort());
        for (const { base, theirs, mine } of tabs.flatMap((tab) => tab.conflicts)) {
          expect(base).toBe(mine);
          expect(theirs).not.toBe(base);
          expect(revisions).toContain(theirs);
        }
        const lines = revisions[0]?.split('\n').slice(1).sort();
        expect(lines).toEqual(['left 0.', 'left 1.', 'right 0.', 'right 1.']);
        conflicts += tabs.reduce((sum, tab) => sum + tab.conflicts.length, 0);
      }
    });
    // At least two saves must have overlapped. Otherwise the test would prove nothing.
    expect(conflicts).toBeGreaterThan(0);
  });
