import { expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventField } from '#domain/events/plan/event-field.ts';
import { bestsOfPosts, standingsOf } from '#domain/events/result/standings.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { areaCells } from './area-cells.ts';

const [MAPLE, GINKGO] = [17, 18];
const catalogue: Catalogue = contentCatalogue();
const event = catalogue.events.get(211105);
if (!event) throw new Error('event 211105 is not in the catalogue');
const members = [MAPLE, GINKGO].map((teamId, index) => ({ userId: index + 1, teamId, joinedAt: new Date(0) }));
const field = eventField(catalogue, event, members);

/** Returns the event view after Maple's player has posted `score` on a cell. The first cell is Maple's home. */
function viewAfter(score: number, { place = 0, sealed = false } = {}) {
  const boardId = field.area?.cells[place]?.boardId ?? 0;
  const posts = score > 0 ? [{ recordId: '1', userId: 1, boardId, rankKey: -score, postedAt: new Date(event?.startsAt ?? 0) }] : [];
  const standings = sealed ? { places: [], players: [], teams: [], cells: [] } : standingsOf(field, bestsOfPosts(posts));
  return { event, members, sealed, ...standings } as unknown as EventView;
}
const namesAt = (view: EventView, place: number) => {
  const cell = areaCells(catalogue, view, 'en')[place];
  return cell && { held: cell.holders.map(({ name }) => name), open: cell.open.map(({ name }) => name) };
};

test("at the start, only each team's home cell and its neighbours are open", () => {
  const cells = areaCells(catalogue, viewAfter(0), 'en');
  expect(cells[0]).toMatchObject({ key: 1163, href: '/stage/1163', home: { name: 'Team Maple', order: 0 }, border: '650', points: [] });
  expect(cells.flatMap((cell) => cell?.holders ?? [])).toEqual([]);
  expect([0, 1, 2, 6].map((place) => namesAt(viewAfter(0), place)?.open)).toEqual([['Team Maple'], ['Team Maple'], [], ['Team Maple']]);
  expect(cells[11]).toBeNull(); // The grid has no cell at this position.
});

test("a post captures its cell for the player's team", () => {
  expect(namesAt(viewAfter(649), 0)).toEqual({ held: ['Team Maple'], open: ['Team Maple'] });
  expect(areaCells(catalogue, viewAfter(649), 'ja')[0]?.points).toEqual([
    { side: expect.objectContaining({ name: 'もみじ組' }), points: 1 },
  ]);
});

test("opens the neighbouring cells only after a score reaches the cell's border", () => {
  const opened = (score: number) => [2, 7].map((place) => namesAt(viewAfter(score, { place: 1 }), place)?.open);
  expect(opened(499)).toEqual([[], []]);
  expect(opened(500)).toEqual([['Team Maple'], ['Team Maple']]);
});

test('returns no holders and no open cells while the results are hidden', () => {
  expect(
    areaCells(catalogue, viewAfter(700, { sealed: true }), 'en').flatMap((cell) => [...(cell?.open ?? []), ...(cell?.holders ?? [])]),
  ).toEqual([]);
});
