import { randomLcg } from 'd3-random';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { FIRST_DAY, FIRST_YEAR } from '#domain/rankings/filter.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Shot } from './load/plan.ts';

const LAST_YEAR = new Date().getUTCFullYear();

/** Readers' requests in every language and with every filter, most popular first. */
export type Addresses = {
  readonly stages: readonly Shot[];
  readonly totals: readonly Shot[];
  readonly players: readonly Shot[];
  readonly home: readonly Shot[];
  readonly lists: readonly Shot[];
  readonly files: readonly Shot[];
  readonly boards: readonly Board[]; // stage boards, most played first
};

/** Lists all reads of the mixed load, most popular first. */
export async function listAddresses(db: Db): Promise<Addresses> {
  const catalogue = await loadCatalogue(db);
  const played = await sql<{ boardId: number }>`
    select board_id as "boardId" from personal_bests where console = 0 group by board_id order by count(*) desc, board_id`.execute(db);
  const totals = await sql<{
    totalId: number;
  }>`select total_id as "totalId" from total_generations order by players desc, total_id`.execute(db);
  const players = await sql<{ handle: string }>`
    select handle from users join records on records.user_id = users.id group by handle order by count(*) desc, handle limit 150`.execute(
    db,
  );
  const boards = played.rows
    .map(({ boardId }) => catalogue.boards.get(boardId))
    .filter((board) => board?.kind === 'stage')
    .filter((board) => board !== undefined);
  // Maps each stage to its most played rule.
  const homeRule = new Map(boards.toReversed().map((board) => [board.refId, board.ruleId]));
  const filtered = (board: Board) => {
    const rule = homeRule.get(board.refId) === board.ruleId ? [] : [`rule=${board.ruleId}`];
    const years = Array.from({ length: LAST_YEAR - FIRST_YEAR }, (_, back) => `year=${LAST_YEAR - 1 - back}`);
    const filters = [[], ...board.consoles.map((console) => [`console=${console}`]), ...years.map((year) => [year])];
    return filters.map((filter) => [`/stage/${board.refId}`, [...rule, ...filter].join('&')].filter(Boolean).join('?'));
  };
  return {
    stages: inEveryLanguage(inOrderOfRanks(boards.map(filtered))),
    totals: inEveryLanguage(totals.rows.map(({ totalId }) => `/total/${totalId}`)),
    players: inEveryLanguage(players.rows.map(({ handle }) => `/user/${handle}`)),
    home: inEveryLanguage(['/']),
    lists: inEveryLanguage([
      '/records',
      '/ranking',
      '/entries',
      '/limited',
      '/trends',
      '/information',
      '/keyword',
      '/calendar',
      '/guide',
      '/menu',
    ]),
    files: boards.map(({ refId, ruleId }) => ({ path: `/api/boards/${refId}/${ruleId}/ranking.json` })),
    boards,
  };
}

/**
 * Returns rankings of random stages on random past days without repeating an address, so that every request misses the
 * cache and reaches an app.
 */
export function unseenPages(boards: readonly Board[], count: number, seed: number): Shot[] {
  const random = randomLcg(seed);
  const first = Date.parse(FIRST_DAY);
  const seen = new Set<string>();
  while (seen.size < count) {
    const board = boards[Math.floor(random() * boards.length)];
    const day = new Date(first + random() * (Date.now() - 2 * DAY_MS - first)).toISOString().slice(0, 10);
    if (board) seen.add(`${random() < 0.5 ? '' : '/ja'}/stage/${board.refId}?at=${day}`);
  }
  return [...seen].map((path) => ({ path }));
}

/** Merges the lists by weight: the n-th filter of the m-th board has weight n · m. */
function inOrderOfRanks(lists: readonly (readonly string[])[]): string[] {
  return lists
    .flatMap((list, rank) => list.map((path, turn) => ({ path, weight: (rank + 1) * (turn + 1) })))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ path }) => path);
}

const inEveryLanguage = (paths: readonly string[]): Shot[] =>
  paths.flatMap((path) => LANGUAGES.map((language) => ({ path: localePath(language, path) })));
