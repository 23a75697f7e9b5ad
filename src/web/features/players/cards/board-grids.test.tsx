import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { BoardGrids } from './board-grids.tsx';
import { boardGroups } from './board-groups.ts';

const catalogue = contentCatalogue();
const MOST_ELEMENTS = 1_400; // A player's page has at most 3,000.

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
  return { standings, totals: [], filter: { console, page: 1 }, player: { handle: 'fern' } } as unknown as PlayerPage;
}

function draw(page: PlayerPage) {
  const html = renderToStaticMarkup(<BoardGrids catalogue={catalogue} page={page} locale="en" />);
  return { groups: boardGroups(catalogue, page, 'en'), html };
}

test('the grids for all boards are folded by series, of which one is open at a time, and have at most 1,400 elements', () => {
  const { groups, html } = draw(pageOn(catalogue.boards.size));
  expect(groups.reduce((sum, group) => sum + group.played, 0)).toBe(catalogue.boards.size);
  expect(html.match(/<details name="boards"/g)).toHaveLength(new Set(groups.map(({ seriesId }) => seriesId)).size);
  expect(html).not.toContain('<details open');
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(MOST_ELEMENTS);
});

test('shows the latest 60 event boards, and counts all of them', () => {
  const page = pageOn(0);
  const [event] = [...catalogue.boards.values()].filter(({ kind }) => kind === 'event');
  if (!event) throw new Error('the content has no event boards');
  const boards = Array.from({ length: 120 }, (_, index) => ({ ...event, boardId: 100_000 + index }));
  const [standing] = pageOn(1).standings;
  const grown = { ...catalogue, boards: new Map(boards.map((board) => [board.boardId, board])) };
  const standings = boards.map((board, index) => ({ ...standing, board, rank: index + 1 }));
  const [group] = boardGroups(grown, { ...page, standings } as PlayerPage, 'en');
  expect(group).toMatchObject({ key: 'events', played: 120, all: 120 });
  expect(group?.cells).toHaveLength(60);
  expect(group?.cells.at(-1)?.rank).toBe(120);
});

test('omits rules without records and shows every board under the other rules', () => {
  const { groups, html } = draw(pageOn(1));
  expect(groups).toHaveLength(1);
  expect(groups[0]?.all).toBeGreaterThan(1);
  expect(html.match(/data-h="0"/g)).toHaveLength((groups[0]?.all ?? 0) - 1);
  expect(html).toContain('not played');
});

test("links to each ranking with the page's filter, even when the URL already has a rule", () => {
  const { html } = draw(pageOn(400, 4));
  expect(html).toContain('href="/stage/201?console=4"');
  expect(html).toContain('href="/stage/201?rule=23&amp;console=4"');
  expect(html).toContain('href="/user/fern?rule=23&amp;console=4#records"');
});

test('groups speedruns under their own heading, without points', () => {
  const { groups } = draw(pageOn(catalogue.boards.size));
  expect(groups.find(({ key }) => key === 'speedruns')).toMatchObject({ title: 'Story Speedruns', points: null, played: 17 });
});

test('returns no groups for a player without standings', () => {
  expect(draw(pageOn(0)).groups).toEqual([]);
});

test('every rule of a series is a link to its grid, and every cell a link that opens a sheet', () => {
  const { groups, html } = draw(pageOn(catalogue.boards.size));
  const several = [...Map.groupBy(groups, ({ seriesId }) => seriesId).values()].filter((of) => of.length > 1).flat();
  for (const { key } of several) {
    expect(html).toContain(`<a href="#${key}">`);
    expect(html).toContain(`<section id="${key}"`);
  }
  expect(html.match(/aria-haspopup="dialog"/g)).toHaveLength(groups.flatMap(({ cells }) => cells).length);
});

test('a series shows the place in its total as an ordinal', () => {
  const line = {
    totalId: 20,
    rank: 6,
    shared: false,
    players: 40,
    points: 5,
    score: 635_722,
    boardsPlayed: 29,
    boards: 30,
    elapsedMs: null,
  };
  expect(draw({ ...pageOn(400), totals: [line] }).html).toContain('<b>6th</b>');
});
