import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { BoardGrids } from './board-grids.tsx';
import { boardGroups } from './board-groups.ts';

const catalogue = contentCatalogue();
const LABELS = { none: 'not played', open: 'Show scores' };
const MOST_BYTES = 25_000; // Gzip budget for the grids. The rest of the page needs less than 35,000 bytes.

/** Returns a player's page with standings on the first `boards` boards in the catalogue. */
function pageOn(boards: number, console = 0): PlayerPage {
  const standings = [...catalogue.boards.values()].slice(0, boards).map((board, index) => ({
    board,
    rank: (index % 40) + 1,
    shared: index % 7 === 0,
    players: 40,
    points: board.kind === 'speedrun' ? null : 20_000 - index,
    rankKey: board.metric === 'elapsed' ? 60_000 + index * 37 : -1_000 - index * 37,
    aboveKey: null,
    firstKey: board.metric === 'elapsed' ? 50_000 : -30_000,
    recordId: String(1_000_000 + index * 7919),
    postedAt: new Date(Date.UTC(2020, 0, 1 + index)),
  }));
  return { standings, filter: { console, page: 1 }, zone: 'Asia/Tokyo' } as unknown as PlayerPage;
}

function draw(page: PlayerPage) {
  const groups = boardGroups(catalogue, page, 'en').map((group) => ({ ...group, summary: '', list: `/user/fern?rule=${group.ruleId}` }));
  const html = renderToStaticMarkup(<BoardGrids groups={groups} labels={LABELS} locale="en" query="console=4" />);
  return { groups, html, bytes: gzipSync(html + JSON.stringify(groups)).length };
}

test('the grids for 400 boards fit the size budget, although their data is sent twice', () => {
  const { groups, bytes } = draw(pageOn(400));
  expect(groups.reduce((sum, group) => sum + group.played, 0)).toBe(400);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('omits rules without records and shows every board under the other rules', () => {
  const { groups, html } = draw(pageOn(1));
  expect(groups).toHaveLength(1);
  expect(groups[0]?.all).toBeGreaterThan(1);
  expect(html.match(/data-h="0"/g)).toHaveLength((groups[0]?.all ?? 0) - 1);
  expect(html).toContain('not played');
});

test("links to each ranking with the page's filter, even when the URL already has a rule", () => {
  const { html } = draw(pageOn(400));
  expect(html).toContain('href="/stage/201?console=4"');
  expect(html).toContain('href="/stage/201?rule=23&amp;console=4"');
});

test('groups speedruns under their own heading, without points', () => {
  const { groups } = draw(pageOn(catalogue.boards.size));
  expect(groups.find(({ key }) => key === 'speedruns')).toMatchObject({ title: 'Story Speedruns', points: null, played: 17 });
});

test('returns no groups for a player without standings', () => {
  expect(draw(pageOn(0)).groups).toEqual([]);
});
