import { expect, test } from 'vitest';
import { planetStatsOf } from './planet-stats-of.ts';

const own = { handle: 'brindle', rankClass: 4, worldRecords: 2 };
const place = (rank: number) => ({ place: { rank, shared: false, players: 9 } });

test('counts every stage once, without event stages and speedruns', () => {
  const board = (kind: 'stage' | 'event' | 'speedrun', refId: number, seriesId: number) => ({ kind, refId, seriesId });
  const boards = [
    board('stage', 201, 2),
    board('stage', 201, 2),
    board('stage', 202, 2),
    board('stage', 301, 3),
    board('event', 1001, 5),
    board('speedrun', 301, 6),
  ];
  expect(planetStatsOf({ ...own, boards, stamps: [] })).toEqual({ ...own, stages: { 2: 2, 3: 1 }, events: [] });
});

test('an event is won with first place in its result', () => {
  const { events } = planetStatsOf({ ...own, boards: [], stamps: [place(1), place(2), { place: null }] });
  expect(events).toEqual([{ won: true }, { won: false }, { won: false }]);
});

test('lists the newest six events', () => {
  const stamps = [place(1), place(2), place(3), place(4), place(5), place(6), place(1)];
  expect(planetStatsOf({ ...own, boards: [], stamps }).events.map(({ won }) => won)).toEqual([true, false, false, false, false, false]);
});
