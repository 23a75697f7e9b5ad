import { randomLcg } from 'd3-random';
import { expect, test } from 'vitest';
import { MOST_ROW_BYTES } from '#domain/texts/compare-texts.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords, createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { getKeywordHistory } from '#usecases/keywords/get-keyword-history.ts';

const random = randomLcg(0.5);
const signs = (count: number) => Array.from({ length: count }, () => String.fromCodePoint(0x2600 + Math.floor(random() * 251))).join('');
const manyLines = () => Array.from({ length: 63 }, (_, at) => `M${at}\n${signs(740)}`).join('\n');

/** Saves two versions of a keyword's text and returns the history page that compares them. */
async function compareVersions(before: string, after: string, prefix = '') {
  const site = postingSite();
  return withSiteDeps(site, async (deps) => {
    const actor = await createActor(deps.db, 'player');
    const form = freshKeyword({ text: before });
    const { uniqueId } = await createEntry(deps, { ...form, userId: actor.userId });
    const { data } = await callKeywords(site.url, actor, 'GET', `/${uniqueId}`);
    const base = { revisionId: data.revisionId, textRevisionId: data.texts.en.revisionId };
    const saved = await callKeywords(site.url, actor, 'PATCH', `/${uniqueId}`, { ...form, text: after, base });
    expect(saved.status).toBe(200);
    const [to, from] = (await getKeywordHistory(deps, uniqueId, 'en', 1))?.revisions ?? [];
    const path = `${prefix}/keyword/${form.name.replaceAll(' ', '_')}/history?from=${from?.revisionId}&to=${to?.revisionId}`;
    const { status, root } = await getPage(path, { site: site.url });
    expect(status).toBe(200);
    return root;
  });
}

test('the keyword history shows the changes between two versions word by word', async () => {
  const root = await compareVersions('One line.\nTwo words.', 'One line.\nTwo terms.');
  expect([textOf(root.querySelector('main del')), textOf(root.querySelector('main ins'))]).toEqual(['words', 'terms']);
  expect(textOf(root.querySelector('main'))).not.toContain('too different');
});

test('for versions that differ almost entirely, the keyword history shows only the first changes, up to 50 KB of rows', async () => {
  const root = await compareVersions(manyLines(), manyLines());
  expect(textOf(root.querySelector('main'))).toContain('too different to compare in full. Only the first changes are shown.');
  const rows = root.querySelectorAll('main section tbody tr');
  expect(rows.length).toBeGreaterThan(5);
  const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(row.outerHTML), 0);
  expect(bytes).toBeLessThanOrEqual(MOST_ROW_BYTES);
});

test('the keyword history reports versions as too different to compare when not even one row fits', async () => {
  const root = await compareVersions(signs(40_000), signs(40_000), '/ja');
  expect(textOf(root.querySelector('main'))).toContain('この2つの版は違いが大きすぎるため、比較できません。');
  expect(root.querySelectorAll('main section tbody tr')).toEqual([]);
});
