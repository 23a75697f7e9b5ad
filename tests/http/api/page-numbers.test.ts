import { expect, test } from 'vitest';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatScore } from '#domain/shared/score.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { cellsOf, ranksOf, rowsOf, tableOf } from '#tests/support/http/tables.ts';
import { readV1 } from '#tests/support/http/v1.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';

// That 50 players and 50 totals equal what their pages read is tested in src/web/server/v1/v1-reads.db.test.ts.

for (const [totalId, query] of [
  [20, ''],
  [1, 'page=2'],
  [21, 'console=4&year=2022'],
] as const) {
  test(`the API has the numbers that readers see in total ${totalId} ${query}`, async () => {
    const { root } = await getPage(`/total/${totalId}?${query}`);
    const table = tableOf(root, contentCatalogue().totals.get(totalId)?.name.en ?? '');
    const { body } = await readV1(`/totals/${totalId}?${query}`);
    type Row = { readonly rank: number; readonly shared: boolean; readonly points: number };
    expect(body.data.map(({ rank, shared }: Row) => formatRank(rank, shared))).toEqual(ranksOf(table));
    const lines = rowsOf(table).map((row) => cellsOf(row).join(' '));
    for (const [index, { points }] of body.data.entries()) expect(lines[index]).toContain(formatScore(points));
  });
}

test('the API has the numbers that readers see on the page of a player', async () => {
  const [handle = ''] = await rankedHandles('position');
  const { root } = await getPage(`/user/${handle}`);
  const { body } = await readV1(`/players/${handle}`);
  expect(textOf(root.querySelector('h1'))).toBe(body.name);
  const total = textsOf(root, 'main table').find((text) => text.includes('Grand Overall'));
  expect(total).toContain(formatScore(body.totals[0].points));
  const { body: progress } = await readV1(`/players/${handle}/progress`);
  expect(progress.data.at(-1)).toMatchObject({ points: body.points, rank: body.totals[0].rank });
});

test('the API lists the records of the page of new records', async () => {
  const { root } = await getPage('/records');
  const ids = root.querySelectorAll('main li[data-record]').map((line) => line.getAttribute('data-record'));
  const { body, headers } = await readV1(`/records?limit=${ids.length}`);
  expect(body.data.map(({ recordId }: { recordId: string }) => recordId)).toEqual(ids);
  const { status } = await readV1('/records?limit=50', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(status).toBe(ids.length === 50 ? 304 : 200);
  expect(headers.get('surrogate-key')).toBe('lists classes site');
});
