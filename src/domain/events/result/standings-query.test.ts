import { expect, test } from 'vitest';
import { EVENT_LIMITS } from '#domain/events/plan/event-limits.ts';
import fc from '#tests/support/fast-check.ts';
import type { EventPlayer } from './standings.ts';
import { formatStandingsQuery, parseStandingsQuery, STANDINGS_ROWS, standingsPage, standingsRows } from './standings-query.ts';

const teams = [3, 4];
const player = (index: number): EventPlayer => ({
  userId: index,
  teamId: teams[index % 2] ?? null,
  rank: index + 1,
  shared: false,
  points: 1_000 - index,
  boards: 1,
  newestAt: new Date(0),
});

test('parseStandingsQuery restores formatted queries and rejects invalid ones', () => {
  fc.assert(
    fc.property(fc.constantFrom(null, 3, 4), fc.integer({ min: 1, max: 99_999 }), (team, page) => {
      const asked = Object.fromEntries(new URLSearchParams(formatStandingsQuery({ team, page })));
      expect(parseStandingsQuery({ teams }, asked)).toEqual({ ok: true, value: { team, page } });
    }),
  );
  for (const asked of [{ team: '5' }, { team: '' }, { team: ['3', '4'] }, { page: '0' }, { page: '01' }, { page: '1e3' }, { page: 'x' }])
    expect(parseStandingsQuery({ teams }, asked), JSON.stringify(asked)).toMatchObject({ ok: false });
  expect(parseStandingsQuery({ teams: [] }, { team: '3' })).toMatchObject({ ok: false });
  expect(parseStandingsQuery({ teams }, { utm: 'x' })).toEqual({ ok: true, value: { team: null, page: 1 } });
});

test('the first page of all players has no query', () => {
  expect(formatStandingsQuery({ team: null, page: 1 })).toBe('');
  expect(formatStandingsQuery({ team: 3, page: 1 })).toBe('?team=3');
  expect(formatStandingsQuery({ team: 3, page: 2 })).toBe('?team=3&page=2');
  expect(parseStandingsQuery({ teams }, { team: ['3'] })).toEqual({ ok: false, error: 'bad-query' });
});

test('the standings pages list every selected player once, in order and up to the page size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 450 }), fc.constantFrom(null, 3, 4), fc.constantFrom(10, 25, 100), (count, team, size) => {
      const players = Array.from({ length: count }, (_, index) => player(index));
      const first = standingsPage(players, { team, page: 1 }, size);
      const pages = first.ok ? first.value.pages : 0;
      const all = Array.from({ length: pages }, (_, index) => standingsPage(players, { team, page: index + 1 }, size));
      const rows = all.flatMap((page) => (page.ok ? page.value.rows : []));
      expect(rows).toEqual(players.filter(({ teamId }) => team === null || teamId === team));
      expect(all.every((page) => page.ok && page.value.rows.length <= size)).toBe(true);
      expect(standingsPage(players, { team, page: pages + 1 }, size)).toMatchObject({ ok: false });
    }),
  );
});

test('a page of the standings has fewer rows the more stages the event has', () => {
  expect([0, 3, 4, 15, 30, 45, 46, 100].map(standingsRows)).toEqual([STANDINGS_ROWS, STANDINGS_ROWS, 40, 40, 25, 25, 10, 10]);
  for (let stages = 0; stages <= EVENT_LIMITS.stages; stages += 1) expect(standingsRows(stages) * (15 + stages)).toBeLessThanOrEqual(1_800);
});
