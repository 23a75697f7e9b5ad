import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { importFiles, SOURCE } from '#tests/support/scenarios/import-site.ts';
import { writeCsv } from '#tests/support/scenarios/old-community.ts';
import { findNewAddress } from './find-new-address.ts';

const { db, deps, operator } = openTestDatabase();
const table = {
  source: SOURCE,
  links: [
    { from: '/top.php', to: '/' },
    { from: '/s.php?id={stage}', to: '/stage/{stage}' },
    { from: '/e.php?id={event}', to: '/limited/{event}' },
    { from: '/u.php?id={user}', to: '/user/{user}' },
    { from: '/r.php?id={record}', to: '/record/{record}' },
    { from: '/k.php?id={keyword}', to: '/keyword/{keyword}' },
  ],
};
const find = (address: string, lang: 'en' | 'ja' = 'en') => {
  const { pathname, searchParams } = new URL(address, 'https://old.example');
  return findNewAddress(deps, table, { path: pathname, query: searchParams, lang });
};

beforeAll(async () => {
  await importFiles(operator, {
    users: writeCsv('users', [{ id: '17', handle: 'moss' }]),
    records: writeCsv('records', [{ id: '9', player: '17', posted: '2018-01-01', console: 'ngc', stage: '201', score: '10000' }]),
    keywords: writeCsv('keywords', [
      { id: '3', category: 'enemy', reading: 'かげ', name_en: 'Old Shade', text_en: 'Dark.', name_ja: '旧い影', text_ja: 'くらい。' },
    ]),
  });
});

test('finds imported players, records and keywords by their old id, and stages and events in the catalogue', async () => {
  const { record_id } = await db.selectFrom('imported_records').select('record_id').executeTakeFirstOrThrow();
  expect(await find('/top.php')).toBe('/');
  expect(await find('/u.php?id=17')).toBe('/user/moss');
  expect(await find('/r.php?id=9')).toBe(`/record/${record_id}`);
  expect(await find('/k.php?id=3')).toBe('/keyword/Old_Shade');
  expect(await find('/k.php?id=3', 'ja')).toBe(`/keyword/${encodeURIComponent('旧い影')}`);
  expect(await find('/s.php?id=1001')).toBe('/stage/1001');
  expect(await find('/e.php?id=151101')).toBe('/limited/151101');
});

test('findNewAddress returns undefined for ids that were not imported or are not in the catalogue', async () => {
  for (const address of [
    '/u.php?id=18',
    '/r.php?id=17',
    '/k.php?id=9',
    '/s.php?id=999',
    '/s.php?id=0201',
    '/s.php?id=%2F..',
    '/e.php?id=1',
  ])
    expect(await find(address)).toBeUndefined();
  expect(
    await findNewAddress(deps, { ...table, source: 'other' }, { path: '/u.php', query: new URLSearchParams('id=17'), lang: 'en' }),
  ).toBeUndefined();
});
