import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { type PlainStandings, randomEvent, rankEventNaively } from '#tests/support/naive/naive-event.ts';
import { rounds } from '#tests/support/rounds.ts';
import { contributionsOf } from './contributions.ts';
import { inOrder, replayEvent, replayStops } from './replay.ts';
import { bestsOfPosts, type EventStandings, standingsOf } from './standings.ts';
import { turningPoints } from './turning-points.ts';

const plain = ({ players, teams, cells }: EventStandings): PlainStandings => ({
  players: Object.fromEntries(players.map(({ userId, points, rank, boards }) => [userId, { points, rank, boards }])),
  teams: Object.fromEntries(teams.map(({ teamId, points, rank }) => [teamId, { points, rank }])),
  cells: Object.fromEntries(
    cells.map(({ boardId, points, holders }) => [boardId, { points: Object.fromEntries(points), holders: [...holders] }]),
  ),
});
const RUNS = { numRuns: rounds(80, 300) };

test('replayEvent returns the ranking as of each instant, for any posts', () => {
  fc.assert(
    fc.property(randomEvent, ({ field, posts }) => {
      const instants = [...new Set(posts.flatMap(({ postedAt }) => [postedAt.getTime() - 1, postedAt.getTime(), postedAt.getTime() + 1]))];
      const stops = [0, ...instants.sort((a, b) => a - b)].map((at) => new Date(at));
      const replayed = [...replayEvent(field, posts, stops)];
      expect(replayed).toHaveLength(stops.length);
      stops.forEach((stop, index) => {
        const shown = replayed[index];
        expect(shown && plain(shown)).toEqual(rankEventNaively(field, posts, stop));
      });
    }),
    RUNS,
  );
});

test('standings and turning points do not depend on the order of the posts', () => {
  fc.assert(
    fc.property(randomEvent, fc.func(fc.integer()), ({ field, posts }, shuffle) => {
      const other = posts.toSorted((a, b) => shuffle(a) - shuffle(b));
      expect(standingsOf(field, bestsOfPosts(other))).toEqual(standingsOf(field, bestsOfPosts(posts)));
      expect(turningPoints(field, other)).toEqual(turningPoints(field, posts));
    }),
    RUNS,
  );
});

test('turningPoints returns exactly the posts after which the leaders change', () => {
  fc.assert(
    fc.property(randomEvent, ({ field, posts }) => {
      const expected: string[] = [];
      const leads = new Map<string, string>();
      const ordered = inOrder(posts);
      ordered.forEach((post, index) => {
        const now = rankEventNaively(field, ordered.slice(0, index + 1), post.postedAt);
        const first = (rows: Record<number, { points: number; rank: number }>) =>
          Object.keys(rows).map(Number).filter((id) => rows[id]?.rank === 1 && (rows[id]?.points ?? 0) > 0).sort((a, b) => a - b); // biome-ignore format: one thought
        const all = [
          ['lead null', first(now.players)],
          ...(field.teams.length > 0 ? [['team-lead null', first(now.teams)]] : []),
          ...Object.entries(now.cells).map(([boardId, { holders }]) => [`cell ${boardId}`, holders]),
        ] as [string, number[]][];
        for (const [key, to] of all) {
          if ((leads.get(key) ?? '') === String(to)) continue;
          leads.set(key, String(to));
          expected.push(`${post.recordId} ${key} ${to}`);
        }
      });
      const found = turningPoints(field, posts).map(({ recordId, kind, boardId, to }) => `${recordId} ${kind} ${boardId} ${to}`);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
    RUNS,
  );
});

test("contributions add up to the team's score, and their rounded shares to about 1000 thousandths", () => {
  fc.assert(
    fc.property(randomEvent, ({ field, posts }) => {
      const standings = standingsOf(field, bestsOfPosts(posts));
      const contributions = contributionsOf(standings);
      for (const { teamId, points, players } of standings.teams) {
        const own = contributions.filter((each) => each.teamId === teamId);
        expect(own).toHaveLength(players);
        expect(own.reduce((sum, each) => sum + each.points, 0)).toBe(points);
        if (players > 0) expect(Math.abs(own.reduce((sum, { perMille }) => sum + perMille, 0) - 1_000)).toBeLessThanOrEqual(players);
      }
    }),
    RUNS,
  );
});

test('replayStops returns every full hour in the window and its end, but no instants in the future', () => {
  const event = { startsAt: '2026-12-01T15:00:00+09:00', endsAt: '2026-12-01T18:29:59+09:00' };
  const hours = (until: string) => replayStops(event, new Date(until)).map((stop) => stop.toISOString().slice(11, 16));
  expect(hours('2027-01-01T00:00:00Z')).toEqual(['07:00', '08:00', '09:00', '09:30']);
  expect(hours('2026-12-01T08:00:00Z')).toEqual(['07:00', '08:00']);
  expect(hours('2026-12-01T06:10:00Z')).toEqual([]);
});
