import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertUsers } from '#data/queries/accounts/users.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { storeDraft, VIDEO } from '#tests/support/database/store-draft.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import { type Ground, IMPORTED } from './fuzz-database.ts';
import { type ActingRole, type Action, CONSOLES, type History, INSTANTS } from './history.ts';

/** The result of a history. Rejected actions are expected, but crashes are not. */
export type Outcome = { readonly players: readonly number[]; done: number; refused: number; readonly crashes: string[] };

type Import = Action & { readonly kind: 'import' };

type Existing = {
  recordId: string;
  revisionId: string;
  userId: number;
  boardId: number;
  console: number;
  rankKey: number;
  postedAt: string; // Text with microseconds.
};

/** Runs a history with concurrent writers and new players. */
export async function runHistory(ground: Ground, history: History): Promise<Outcome> {
  const handles = Array.from({ length: history.players }, () => `fuzz-${randomUUID().slice(0, 18)}`);
  const ids = await insertUsers(
    ground.deps.db,
    handles.map((handle) => ({ handle, name: null, createdAt: new Date(0) })),
  );
  const outcome: Outcome = { players: [...ids.values()], done: 0, refused: 0, crashes: [] };
  const write = async (writer: number) => {
    for (const action of history.actions.filter((candidate) => candidate.writer === writer)) {
      try {
        if (await perform(ground, outcome.players, action)) outcome.done += 1;
        else outcome.refused += 1;
      } catch (error) {
        outcome.crashes.push(`${action.kind}: ${error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: history.writers }, (_, writer) => write(writer)));
  return outcome;
}

/** Performs one action and returns whether it was allowed and had a target. */
async function perform(ground: Ground, players: readonly number[], action: Action): Promise<boolean> {
  const { deps, boards } = ground;
  if (action.kind === 'post') {
    const board = at(boards, action.board);
    const draft = { ...typed(board, action.value), console: at(CONSOLES, action.console) };
    return (await storeDraft(deps, at(players, action.player), board.boardId, draft)).ok;
  }
  if (action.kind === 'import') return importRows(ground, players, at(players, action.player), at(boards, action.board), action);

  const record = choose(await listExisting(ground, players), action.record);
  const board = record && boards.find((candidate) => candidate.boardId === record.boardId);
  if (!record || !board) return false;
  switch (action.kind) {
    case 'edit': {
      const draft = { ...typed(board, action.value), console: at(CONSOLES, action.console), videoUrl: VIDEO };
      return (await editRecord(deps, actorOf(ground, record, action.by), record, { ...draft, reason: 'misread' })).ok;
    }
    case 'edit-console': {
      const draft = { ...typed(board, valueBehind(board, record.rankKey)), console: at(CONSOLES, action.console), videoUrl: VIDEO };
      return (await editRecord(deps, actorOf(ground, record, 'author'), record, draft)).ok;
    }
    case 'change-state':
      return (await changeRecordState(deps, actorOf(ground, record, action.by), record, action.to, 'fuzz')).ok;
    case 'move':
      return moveRecord(ground, record, boards[0] === board ? boards[1] : boards[0], action.value);
  }
}

/** Adds records with explicit posting dates, as an import does. */
async function importRows(ground: Ground, players: readonly number[], userId: number, board: Board, { rows, apart }: Import) {
  const existing = rows.some((row) => 'sameAs' in row.at) ? await listExisting(ground, players) : [];
  const values = rows.map((row) => {
    const copied = 'sameAs' in row.at ? choose(existing, row.at.sameAs)?.postedAt : undefined;
    const postedAt = sql<Date>`${copied ?? at(INSTANTS, 'fixed' in row.at ? row.at.fixed : 0)}::timestamptz`;
    return {
      ...stats(board, row.value),
      user_id: userId,
      changed_by: userId,
      console: at(CONSOLES, row.console),
      comment: IMPORTED,
      posted_at: postedAt,
      achieved_at: postedAt,
      policy_revision: '1',
      rule_revision: '1',
    };
  });
  const statements = apart ? values.map((row) => [row]) : [values];
  await Promise.all(statements.map((statement) => ground.deps.db.insertInto('records').values(statement).execute()));
  return true;
}

/** Moves a record to another board with any value, without the checks of the moderation use case. */
async function moveRecord({ deps, moderatorId }: Ground, record: Existing, board: Board, value: number): Promise<boolean> {
  const moved = await deps.db
    .updateTable('records')
    .set({ ...stats(board, value), changed_by: moderatorId, change_reason: 'wrong stage' })
    .where('record_id', '=', record.recordId)
    .where('revision_id', '=', record.revisionId)
    .returning('record_id')
    .execute();
  return moved.length === 1;
}

const listExisting = ({ deps, boards }: Ground, players: readonly number[]): Promise<Existing[]> =>
  deps.db
    .selectFrom('records')
    .select(['record_id as recordId', 'revision_id as revisionId', 'user_id as userId', 'board_id as boardId', 'console'])
    .select(['rank_key as rankKey', sql<string>`posted_at::text`.as('postedAt')])
    // Filters by both boards, because the index starts with the board.
    .where('board_id', 'in', [boards[0].boardId, boards[1].boardId])
    .where('user_id', 'in', players)
    .orderBy('record_id')
    .execute();

const isTimed = (board: Board) => board.metric === 'elapsed';
const score = (value: number) => 20_000 - value * 10;
const seconds = (value: number) => 60 + value;
const typed = (board: Board, value: number): RecordDraft =>
  isTimed(board) ? { time: String(seconds(value)) } : { score: String(score(value)) };
const valueBehind = (board: Board, rankKey: number) => (isTimed(board) ? rankKey / 1_000 - 60 : (rankKey + 20_000) / 10);
const stats = (board: Board, value: number) =>
  isTimed(board)
    ? { board_id: board.boardId, rank_key: seconds(value) * 1_000, score: null, time_ms: seconds(value) * 1_000 }
    : { board_id: board.boardId, rank_key: -score(value), score: score(value), time_ms: null };

const person = (userId: number): Actor => ({ kind: 'signed-in', userId, role: 'player' });
const actorOf = ({ moderatorId }: Ground, record: Existing, by: ActingRole): Actor =>
  by === 'author' ? person(record.userId) : { kind: 'signed-in', userId: moderatorId, role: 'moderator', isRecent: true };

/** Returns the element at this position, wrapping around. */
const choose = <T>(list: readonly T[], position: number): T | undefined => list[position % list.length];
function at<T>(list: readonly T[], position: number): T {
  const found = choose(list, position);
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
