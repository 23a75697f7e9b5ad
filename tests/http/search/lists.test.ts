import { expect, test } from 'vitest';
import { get } from '#tests/support/http/request.ts';

test('the search lists have the fields of the specification, are cacheable for a minute, and get 304 when unchanged', async () => {
  for (const path of ['/api/server/stage/all', '/api/server/keyword']) {
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toContain('public, max-age=60');
    expect(headers.get('set-cookie')).toBeNull();
    const again = await get(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  }
  const fieldsOf = async (path: string) => {
    const { data } = (await (await get(path)).json()) as { data: object[] };
    return Object.keys(data[0] ?? {});
  };
  expect(await fieldsOf('/api/server/stage/all')).toEqual([
    ...['stage_id', 'stage_name', 'eng_stage_name', 'parent', 'category', 'type', 'yomi'],
  ]);
  expect(await fieldsOf('/api/server/keyword')).toEqual(['keyword', 'unique_id', 'category', 'tag', 'yomi', 'content', 'flag', 'lang']);
});

for (const [query, status] of [
  ['q=halfmoon', 200],
  ['', 200],
  ['q=', 422],
  [`q=${'x'.repeat(65)}`, 422],
  ['q=%00', 422],
] as const)
  test(`a search for players with "${query.slice(0, 12)}" returns ${status}`, async () => {
    expect((await get(`/api/search/users?${query}`)).status).toBe(status);
  });
