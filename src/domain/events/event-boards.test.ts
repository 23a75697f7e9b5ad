import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { speedrunBoard, stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { maySeeSealed, sealedBoards } from './blind.ts';
import { eventBoards, eventsOnBoard } from './event-boards.ts';
import { eventTeams } from './event-teams.ts';
import { openToTeam } from './open-to-team.ts';
import { eventField } from './plan/event-field.ts';

const catalogue = contentCatalogue();
const event = (code: number) => catalogue.events.get(code) as LimitedEvent;
const AREA = event(200723); // Teams 13 and 14 on a grid of six columns, whose first stage is 1116.
const BORROWED = event(231216); // Played on four boards of ordinary stages.
const BLIND = event(210829);

test("eventBoards returns an event's own stages by id, or the existing boards in the event's order", () => {
  expect(eventBoards(catalogue, AREA).map(({ refId }) => refId)).toEqual(Array.from({ length: 30 }, (_, index) => 1116 + index));
  expect(eventBoards(catalogue, BORROWED).map(({ refId, ruleId }) => [refId, ruleId])).toEqual([
    [414, 42],
    [416, 42],
    [417, 42],
    [418, 42],
  ]);
  expect(eventBoards(catalogue, { id: 1, boards: [{ stage: 99_999, rule: 1 }] })).toEqual([]);
});

test('eventsOnBoard returns the events in which a record on a board counts', () => {
  const codes = (board: Board | undefined) => board && eventsOnBoard(catalogue, board).map(({ id }) => id);
  expect(codes(stageBoard(catalogue, 1116, 0))).toEqual([200723]);
  expect(codes(stageBoard(catalogue, 416, 42))).toEqual([231216]);
  expect(codes(stageBoard(catalogue, 201, 21))).toEqual([]);
  expect(codes(speedrunBoard(catalogue, [...catalogue.speedruns.keys()][0] ?? 0))).toEqual([]);
});

test('only a blind event hides its own boards, from everyone but the author and managers', () => {
  const own = eventBoards(catalogue, BLIND);
  expect(own.length).toBeGreaterThan(0);
  expect(sealedBoards(BLIND, own)).toEqual(own.map(({ boardId }) => boardId));
  expect(sealedBoards(AREA, eventBoards(catalogue, AREA))).toEqual([]);
  expect(sealedBoards(BLIND, eventBoards(catalogue, BORROWED))).toEqual([]);
  expect(maySeeSealed({ userId: 7, manages: false }, 7)).toBe(true);
  expect(maySeeSealed({ userId: 8, manages: false }, 7)).toBe(false);
  expect(maySeeSealed({ userId: null, manages: false }, 7)).toBe(false);
  expect(maySeeSealed({ userId: null, manages: true }, 7)).toBe(true);
});

test("eventTeams returns the event's teams in its order and leaves out unknown ones", () => {
  expect(eventTeams(catalogue, { teams: [14, 99, 13] }).map(({ id, order }) => [id, order])).toEqual([
    [14, 0],
    [13, 1],
  ]);
});

test('eventField contains the boards, the members with a team and the borders of the grid as rank keys', () => {
  const field = eventField(catalogue, AREA, [
    { userId: 1, teamId: 13 },
    { userId: 2, teamId: null },
  ]);
  const [first] = field.boards;
  expect(field.boards).toEqual(eventBoards(catalogue, AREA).map(({ boardId }) => boardId));
  expect(field.teams).toEqual([13, 14]);
  expect([...field.teamOf]).toEqual([[1, 13]]);
  expect(field.area?.columns).toBe(6);
  expect(field.area?.cells[0]).toEqual({ boardId: first, home: 13, borderKey: -500 });
  expect(eventField(catalogue, BORROWED, []).area).toBeNull();
});

test("openToTeam counts only the team's own posts, and nothing is closed in an event without a grid", () => {
  const field = eventField(catalogue, AREA, [
    { userId: 1, teamId: 13 },
    { userId: 2, teamId: 14 },
  ]);
  const [home, next] = field.boards as [number, number];
  const post = (userId: number) => ({ recordId: '1', userId, boardId: next, rankKey: -1_000_000, postedAt: new Date(0) });
  const opened = (userId: number) => openToTeam({ field, posts: [post(userId)] }, 13).size;
  expect(openToTeam({ field, posts: [] }, 13)).toContain(home);
  expect(opened(1)).toBeGreaterThan(openToTeam({ field, posts: [] }, 13).size);
  expect(opened(2)).toBe(openToTeam({ field, posts: [] }, 13).size);
  expect(openToTeam({ field: { ...field, area: null }, posts: [post(1)] }, 13)).toEqual(new Set());
});
