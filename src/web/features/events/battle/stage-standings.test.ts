import { expect, test } from 'vitest';
import { eventBoards } from '#domain/events/event-boards.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { stageStandings } from './stage-standings.ts';

const catalogue = contentCatalogue();

function viewOf(code: number, places: readonly { userId: number; board: number; points: number }[]): EventView {
  const event = catalogue.events.get(code);
  if (!event) throw new Error(`event ${code} is not in the catalogue`);
  const boards = eventBoards(catalogue, event).map(({ boardId }) => boardId);
  const members = [1, 2, 3].map((userId) => ({ userId, teamId: event.teams[userId % 2] ?? null }));
  return {
    event,
    boards,
    members,
    places: places.map(({ board, ...place }) => ({ ...place, boardId: boards[board] ?? 0 })),
  } as unknown as EventView;
}

test("returns each stage's leader and its teams by descending points", () => {
  const [first, second] = stageStandings(
    catalogue,
    viewOf(170101, [
      { userId: 1, board: 0, points: 3 },
      { userId: 2, board: 0, points: 4 },
      { userId: 3, board: 0, points: 2 },
    ]),
    'en',
  );
  expect(first).toMatchObject({ players: 3, leader: 1 });
  expect(first?.teams.map(({ teamId, points }) => `${teamId} ${points}`)).toEqual(['2 5', '1 4']);
  expect(second).toMatchObject({ players: 0, leader: undefined, teams: [] });
});

test('links every stage to its page, whether it is an existing board or an event stage', () => {
  expect(stageStandings(catalogue, viewOf(231216, []), 'ja').map(({ href }) => href)).toEqual([
    '/ja/stage/414',
    '/ja/stage/416',
    '/ja/stage/417',
    '/ja/stage/418',
  ]);
  expect(stageStandings(catalogue, viewOf(170101, []), 'en')[0]?.href).toMatch(/^\/stage\/1\d{3}$/);
});
