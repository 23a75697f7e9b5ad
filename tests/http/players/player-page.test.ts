import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { heldPlaces } from '#domain/rankings/player/held-places.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { createAccount, newName } from '#tests/support/http/accounts.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { playerStats, rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { MOST_EVENT_CELLS } from '#web/features/players/cards/board-groups.ts';
import { localePath } from '#web/i18n/locales.ts';

// Maximum size with gzip, for a player on 400 boards.
const MOST_BYTES = 39_000;
const MOST_ELEMENTS = 3_000;

let handle = '';
beforeAll(async () => {
  handle = (await rankedHandles('position'))[3] ?? '';
});

for (const locale of LANGUAGES) {
  test(`a player's page shows the numbers that the use case returns: ${locale}`, async () => {
    const { player, grand, totals, standings, day, zone } = await playerStats(handle);
    const line = totals.find(({ totalId }) => totalId === GRAND_TOTAL);
    const { root } = await getPage(localePath(locale, `/user/${handle}`));
    expect(textOf(root.querySelector('h1'))).toBe(player.name);
    const facts = textOf(root.querySelector('main header'));
    for (const stat of [formatScore(line?.points ?? 0), String(line?.rank)]) expect(facts).toContain(stat);
    const totalsTable = textsOf(root, 'main table').find((text) => text.includes({ en: 'Grand Overall', ja: '全総合' }[locale]));
    expect(totalsTable).toContain(formatScore(line?.points ?? 0));
    const pictures = root.querySelectorAll('[role="img"]').map((picture) => picture.getAttribute('aria-label') ?? '');
    expect(pictures.filter((label) => label.includes(formatScore(grand.points)))).not.toEqual([]);
    const { held, days } = heldPlaces(standings, day, zone);
    expect(held.length).toBeGreaterThan(0);
    expect(textsOf(root, 'section[aria-labelledby="held"] dd')).toContain(formatScore(days));
    const onEvents = standings.filter(({ board }) => board.kind === 'event').length;
    const cells = standings.length - Math.max(0, onEvents - MOST_EVENT_CELLS);
    expect(root.querySelectorAll('ol a[data-h]:not([data-h="0"])')).toHaveLength(cells);
  });
}

test("the busiest player's page is smaller than 39 KB with gzip, has at most 3,000 elements and contains no other player", async () => {
  const [busiest = '', other = ''] = await rankedHandles('boards_played');
  const { status, html, root } = await getPage(`/ja/user/${busiest}`);
  expect(status).toBe(200);
  expect(root.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
  expect((await playerStats(busiest)).standings.length).toBeGreaterThan(200);
  expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
  expect(html).not.toContain(`/user/${other}"`);
});

test('the page of a player without records links to the post form', async () => {
  const { handle: idle } = await createAccount();
  const { root } = await getPage(`/user/${idle}`, { site: postingSite().url });
  expect(textsOf(root, 'main h2, main h3')).toContain('No records yet.');
  expect(hrefOf(root.querySelector('main') ?? root, 'Submit Score')).toBe('/post');
});

test('a closed account is shown without its name under a random handle, and its old handle returns 404', async () => {
  const site = postingSite().url;
  const name = newName();
  const account = await createAccount({ name });
  const open = await getPage(`/user/${account.handle}`, { site });
  expect(textOf(open.root.querySelector('h1'))).toBe(name);

  const closed = `u-${account.handle}`;
  await withSiteDatabase(postingSite(), (db) =>
    db.updateTable('users').set({ handle: closed, name: null, closed_at: new Date() }).where('handle', '=', account.handle).execute(),
  );
  expect((await get(`/user/${account.handle}`, { site })).status).toBe(404);
  const { root, html } = await getPage(`/ja/user/${closed}`, { site });
  expect(textOf(root.querySelector('h1'))).toBe('名無しさん');
  expect(textOf(root.querySelector('main'))).toContain('このプレイヤーは退会しました。');
  expect(textsOf(root, 'main a[href="/ja/post"]')).toEqual([]);
  expect(root.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  expect(html).not.toContain(name);
});

test('an unknown player, another spelling of a handle and an invalid filter return 404', async () => {
  for (const path of ['/user/nobody-at-all', `/user/${handle.toUpperCase()}`]) expect((await get(path)).status, path).toBe(404);
  for (const query of ['console=9', 'at=2024-02-30', 'page=2', 'rule=21&page=2'])
    expect((await get(`/user/${handle}?${query}`)).status, query).toBe(404);
});

test("a player's page escapes a name that contains HTML", async () => {
  const site = postingSite().url;
  const name = '</script><img src=x onerror=f()>';
  const { handle: own } = await createAccount({ name });
  const { root, html } = await getPage(`/user/${own}`, { site });
  expect(textOf(root.querySelector('h1'))).toBe(name);
  expect(html).not.toContain('<img src=x');
  const blocks = root.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => JSON.parse(script.rawText));
  expect(blocks.at(-1)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name } });
  expect(root.querySelector('meta[name="description"]')?.getAttribute('content')).toContain(name);
});

test("the first row in a total has the same points and score as that player's page", async () => {
  const { root } = await getPage('/total/1');
  const row = root.querySelectorAll('main tbody tr').find((each) => each.querySelector('th a'));
  const href = row?.querySelector('th a')?.getAttribute('href') ?? '';
  expect(href).toBe(`/user/${(await rankedHandles('position'))[0]}`);
  const [points = '', score = ''] = row?.querySelectorAll('td[data-number]').map(textOf) ?? [];
  expect([points, score].every((stat) => /^[\d,]+$/.test(stat))).toBe(true);
  const own = textsOf((await getPage(href)).root, 'main table tr').find((line) => line.includes('Grand Overall Ranking'));
  for (const stat of [points, score]) expect(own).toContain(stat);
});
