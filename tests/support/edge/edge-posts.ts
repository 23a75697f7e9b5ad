import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { draftReaching } from '#domain/records/draft/draft-reaching.ts';
import { readValues } from '#domain/records/draft/read-values.ts';
import type { RecordForm } from '#domain/records/draft/record-form.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';

/** A player on a board, with their personal best over all consoles. */
export type Standing = { readonly userId: number; readonly handle: string; readonly rankKey: number; readonly recordId: string };

export const AIMS = ['top', 'tie', 'middle'] as const;

/** A planned post: its player and form, the rank it aims at, and the other players on the board. */
export type PlannedPost = {
  readonly board: Board;
  readonly aim: (typeof AIMS)[number];
  readonly player: Standing;
  readonly form: RecordForm;
  readonly rankKey: number;
  readonly standings: readonly Standing[];
};

const FEWEST_PLAYERS = 6;
const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** Returns the boards that accept posts and have enough players, grouped by series or by kind. */
export async function postableBoards(db: Db, catalogue: Catalogue): Promise<readonly (readonly Board[])[]> {
  const { rows } = await sql<{ boardId: number }>`
    select board_id as "boardId" from personal_bests where console = 0 group by board_id having count(*) >= ${FEWEST_PLAYERS}`.execute(db);
  const boards = rows.flatMap(({ boardId }) => catalogue.boards.get(boardId) ?? []);
  const isOpen = ({ retired, event }: Board) => !retired && (event === null || (!event.blind && Date.parse(event.endsAt) > Date.now()));
  const groups = Map.groupBy(boards.filter(isOpen), ({ kind, seriesId }) => (kind === 'stage' ? `stage ${seriesId}` : kind));
  return [...groups.values()];
}

/** Returns all players on a board, the best first. */
export async function standingsOn(db: Db, boardId: number, console = 0): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select user_id as "userId", handle, rank_key as "rankKey", record_id as "recordId"
    from personal_bests join users on users.id = user_id
    where board_id = ${boardId} and console = ${console} order by rank_key, posted_at, record_id`.execute(db);
  return rows;
}

/** Plans a post that improves a player's personal best on a board and reaches the top, a tie or a rank in between. */
export async function planPost(db: Db, boards: readonly Board[], aim: PlannedPost['aim'], random: () => number): Promise<PlannedPost> {
  for (;;) {
    const board = pick(random, boards);
    const standings = await standingsOn(db, board.boardId);
    const player = pick(random, standings.slice(1));
    const better = standings.filter(({ rankKey }) => rankKey < player.rankKey);
    const best = standings[0]?.rankKey ?? 0;
    if (better.length === 0) continue;
    const aimed = { top: best - 1, tie: pick(random, better).rankKey, middle: pick(random, better).rankKey + 1 }[aim];
    const draft = draftReaching(board, aimed);
    if (!draft) continue; // No better value can be entered.
    const console = board.regionAdjustment === null ? pick(random, board.consoles) : board.consoles[0];
    const values = readValues(board, { ...draft, console });
    if (!values.ok || values.rankKey >= player.rankKey) continue;
    const place = board.kind === 'speedrun' ? { speedrunId: board.refId } : { stageId: board.refId, rule: board.ruleId };
    const form = { ...place, ...draft, console, videoUrl: VIDEO } as RecordForm;
    return { board, aim, player, form, rankKey: values.rankKey, standings };
  }
}
