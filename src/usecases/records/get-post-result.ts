import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { listRanks } from '#data/queries/rankings/places.ts';
import { listOwnRecords, listSurroundings, type OwnRecord, type SurroundingRecord } from '#data/queries/records/record-surroundings.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { nextBoard } from '#domain/catalogue/boards/next-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';
import { bestsOf } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';
import { isCountable } from '#domain/records/states.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPlanetStats } from '#usecases/players/get-planet-stats.ts';
import { type MeasuredPost, measurePost } from '#usecases/rankings/stage/measure-post.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { refuse } from '#usecases/refused.ts';
import type { RecordResult } from './record-errors.ts';

const ROWS_BELOW = 44; // rows that run past the player on the ladder; further ones would only be a blur

type Change<Stat> = { readonly before: Stat; readonly now: Stat };

/** A row of the ladder around the player, in ranking order. */
export type LadderRow = {
  readonly userId: string;
  readonly name: string | null;
  readonly rankClass: number | null;
  readonly rank: number;
  readonly shared: boolean;
  readonly value: ShownValue;
  readonly gap: ShownValue; // to the player's value
};

/** What a post changed. All differences compare the standings of today with and without the post. */
export type Improvement = {
  readonly improved: true;
  readonly board: Pick<Board, 'kind' | 'refId' | 'ruleId' | 'seriesId'>;
  readonly stage: Localised | null;
  readonly rule: Localised | null;
  readonly route: string; // of the ranking
  readonly value: ShownValue;
  readonly rank: { readonly before: number | null; readonly now: number };
  readonly players: number;
  readonly passed: number;
  readonly pointsGained: number | null; // null on speedruns
  readonly rankClass: Change<{ readonly id: number; readonly name: Localised } | null>;
  readonly planet: Change<PlanetStats> | null;
  readonly above: LadderRow | null; // the next row above, which may have the same rank
  readonly own: LadderRow;
  readonly below: readonly LadderRow[];
  readonly target: (Pick<LadderRow, 'name' | 'rank' | 'gap'> & { readonly recordId: string }) | null; // null in first place
  readonly waitsForCheck: boolean;
  readonly next: Pick<Board, 'kind' | 'refId' | 'ruleId'> | null; // the board to post to next
};

/** The result of a post. A post that is not the player's best changes nothing, and only the best is returned. */
export type PostResult = Improvement | { readonly improved: false; readonly best: ShownValue };

/** Returns what a countable record changed for its author. Returns 'not-found' to everyone else. */
export async function getPostResult(deps: Deps, actor: Actor, recordId: string): Promise<RecordResult<PostResult>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!isRecordId(recordId)) return refuse('not-found');
  const catalogue = await deps.catalogue();
  return readSnapshot({ ...deps, catalogue: async () => catalogue }, async (snapshot): Promise<RecordResult<PostResult>> => {
    const rows = await listOwnRecords(snapshot.db, recordId, (await readPresent(snapshot.db)).now);
    const index = rows.findIndex((row) => row.recordId === recordId);
    const asked = rows[index];
    const board = asked && catalogue.boards.get(asked.boardId);
    if (!board || asked.userId !== actor.userId || !isCountable(asked.state)) return refuse('not-found');
    if (await isSealed(snapshot.db, board.boardId)) return refuse('blind');
    const [best] = bestsOf(rows);
    if (best && best.recordId !== recordId) return { ok: true, value: { improved: false, best: shownOfRankKey(board, best.rankKey) } };
    const [earlier] = bestsOf(rows.slice(0, index));
    return { ok: true, value: await describePost(snapshot, catalogue, board, asked, earlier) };
  });
}

async function describePost(
  snapshot: Deps,
  catalogue: Catalogue,
  board: Board,
  record: OwnRecord,
  earlier: OwnRecord | undefined,
): Promise<Improvement> {
  const move = await measurePost(snapshot, board, record, earlier);
  const near = await listSurroundings(snapshot.db, record.recordId, 1 + move.ties, ROWS_BELOW);
  const side = (name: SurroundingRecord['side']) => near.filter((row) => row.side === name);
  const toRow = ({ handle, name, rankClass, rank, sharers, rankKey }: SurroundingRecord): LadderRow => ({
    userId: handle,
    name,
    rankClass,
    rank,
    shared: sharers > 1,
    value: shownOfRankKey(board, rankKey),
    gap: gapBetween(board, rankKey, record.rankKey),
  });
  const [own] = side('own').map(toRow);
  if (!own) throw new Error(`record ${record.recordId} has no place`);
  const above = side('above');
  const target = above.find((row) => row.rankKey < record.rankKey); // The first one: the others have the same rank.
  const classOf = (id: number | null) => {
    const name = id === null ? undefined : catalogue.rankClasses.get(id)?.name;
    return id === null || !name ? null : { id, name };
  };
  return {
    improved: true,
    board: { kind: board.kind, refId: board.refId, ruleId: board.ruleId, seriesId: board.seriesId },
    stage: boardPlace(catalogue, board)?.name ?? null,
    rule: catalogue.rules.get(board.ruleId)?.short ?? null,
    route: boardPlace(catalogue, board)?.route ?? '/',
    value: own.value,
    rank: { before: move.rank.before, now: own.rank },
    players: move.players.after ?? 1,
    passed: move.passed.count,
    pointsGained: move.points.after === null ? null : move.points.after - (move.points.before ?? 0),
    rankClass: { before: classOf(move.rankClass.before), now: classOf(move.rankClass.after) },
    planet: await planetChange(snapshot, catalogue, board, record, move),
    above: above.map(toRow).at(-1) ?? null,
    own,
    below: side('below').map(toRow),
    target: target ? { name: target.name, rank: target.rank, gap: toRow(target).gap, recordId: target.recordId } : null,
    waitsForCheck: record.evidenceDuty !== 'none' && (record.state === 'posted' || record.state === 'checked'),
    next: nextBoard(catalogue, board) ?? null,
  };
}

/** Returns the author's planet without and with the post. */
async function planetChange(
  snapshot: Deps,
  catalogue: Catalogue,
  { kind, refId, seriesId }: Board,
  { userId, handle }: OwnRecord,
  { rank, rankClass }: MeasuredPost,
): Promise<Improvement['planet']> {
  const stats = (await getPlanetStats(snapshot, [handle])).get(handle);
  if (!stats) return null;
  const boardIds = boardsOfStage(catalogue, refId).map((board) => board.boardId);
  const isNewStage = kind === 'stage' && rank.before === null && (await listRanks(snapshot.db, [userId], boardIds)).length === 1;
  const isNewWorldRecord = rank.after === 1 && rank.before !== 1;
  const count = stats.stages[seriesId] ?? 0;
  return {
    before: {
      ...stats,
      rankClass: rankClass.before,
      worldRecords: stats.worldRecords - (isNewWorldRecord && stats.worldRecords > 0 ? 1 : 0),
      stages: isNewStage && count > 0 ? { ...stats.stages, [seriesId]: count - 1 } : stats.stages,
    },
    now: { ...stats, rankClass: rankClass.after },
  };
}
