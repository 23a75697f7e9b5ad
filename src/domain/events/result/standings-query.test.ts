import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import type { EventPlayer } from './standings.ts';
import { formatStandingsQuery, parseStandingsQuery, STANDINGS_ROWS, standingsPage } from './standings-query.ts';

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

test('the standings pages list every selected player once, in order and up to the page size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 450 }), fc.constantFrom(null, 3, 4), (count, team) => {
      const players = Array.from({ length: count }, (_, index) => player(index));
      const first = standingsPage(players, { team, page: 1 });
      const pages = first.ok ? first.value.pages : 0;
      const all = Array.from({ length: pages }, (_, index) => standingsPage(players, { team, page: index + 1 }));
      const rows = all.flatMap((page) => (page.ok ? page.value.rows : []));
      expect(rows).toEqual(players.filter(({ teamId }) => team === null || teamId === team));
      expect(all.every((page) => page.ok && page.value.rows.length <= STANDINGS_ROWS)).toBe(true);
      expect(standingsPage(players, { team, page: pages + 1 })).toMatchObject({ ok: false });
    }),
  );
});
