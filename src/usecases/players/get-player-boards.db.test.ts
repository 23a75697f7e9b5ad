import { expect, test } from 'vitest';
import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getTotal } from '#usecases/rankings/totals/get-total.ts';
import { getPlayer } from './get-player.ts';
import { getPlayerBoards } from './get-player-boards.ts';

const { deps } = openDemoDatabase();

async function someHandle(): Promise<string> {
  const total = await getTotal(deps, 20, {});
  const handle = total.ok && total.value.rows[3]?.handle;
  if (!handle) throw new Error('no such player');
  return handle;
}

test.each([{}, { year: '2023' }, { console: '4' }])(
  "under the filter %j, a player's results are those of the player's page",
  async (query: Record<string, string>) => {
    const handle = await someHandle();
    const [page, boards] = [await getPlayer(deps, handle, query), await getPlayerBoards(deps, handle, query)];
    if (!page.ok || !boards.ok) throw new Error('no such player');
    const catalogue = await deps.catalogue();
    const expected = page.value.standings.map(({ board, rank, shared, rankKey, firstKey, points, recordId }) => [
      boardRoute(catalogue, board),
      {
        ...shownOfRankKey(board, rankKey),
        place: formatRank(rank, shared),
        first: shownOfRankKey(board, firstKey).value,
        points,
        recordId,
      },
    ]);
    expect(expected.length).toBeGreaterThan(5);
    expect(boards.value).toEqual(Object.fromEntries(expected));
  },
);

test('unknown players and filters are refused', async () => {
  expect(await getPlayerBoards(deps, 'nobody-at-all', {})).toEqual({ ok: false, error: 'unknown-player' });
  expect(await getPlayerBoards(deps, 'NUL\u0000', {})).toEqual({ ok: false, error: 'unknown-player' });
  expect(await getPlayerBoards(deps, await someHandle(), { year: '1999' })).toEqual({ ok: false, error: 'bad-filter' });
});
