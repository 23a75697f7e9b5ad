import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { insertUsers } from '#data/queries/accounts/users.ts';
import { type Actor, type Role, VISITOR } from '#domain/accounts/actor.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import type { Deps } from '#usecases/deps.ts';
import { ACTORS, type ActorName, type Author, type State } from './model.ts';

const ROLE: Readonly<Record<Exclude<ActorName, 'visitor'>, Role>> = {
  stranger: 'editor',
  moss: 'player',
  fern: 'player',
  judge: 'moderator',
  'rivalling judge': 'moderator',
  'playing judge': 'moderator',
  admin: 'admin',
  'banned judge': 'banned',
};
export const STAGES = [201, 202] as const;

/** The real site that is compared with the model: the users of one history, and the ids of its records and actions. */
export type Site = {
  readonly deps: Deps;
  readonly setNow: (at: Date) => Promise<void>;
  readonly actors: ReadonlyMap<ActorName, Actor>;
  readonly boards: readonly Board[];
  // Lowest value of this history. It is above the values of all earlier histories.
  readonly band: number;
  readonly recordIds: string[];
  readonly actIds: string[];
  readonly tally: { done: number; refused: number };
};

/** Creates the users of one history. All histories share two boards. */
export async function openSite({ db, deps }: { db: Db; deps: Deps }, history: number, tally: Site['tally']): Promise<Site> {
  const catalogue = await deps.catalogue();
  const actors = new Map<ActorName, Actor>([['visitor', VISITOR]]);
  const names = ACTORS.filter((name) => name !== 'visitor');
  const ids = await insertUsers(
    deps.db,
    names.map((name, index) => ({ handle: `h${history}-${index}-${randomUUID().slice(0, 8)}`, name, createdAt: new Date(0) })),
  );
  for (const [index, userId] of [...ids.values()].entries()) {
    const name = names[index] ?? 'stranger';
    actors.set(name, { kind: 'signed-in', userId, role: ROLE[name], isRecent: true });
  }
  await insertChosenRival(deps.db, userIdOf(actors, 'rivalling judge'), userIdOf(actors, 'moss'));
  const boards = STAGES.map((stageId) => stageBoard(catalogue, stageId, 21)).filter((board) => board !== undefined);
  const setNow = (at: Date) => stopClock(db, at);
  return { deps, setNow, actors, boards, band: 100 + history * 20, recordIds: [], actIds: [], tally };
}

export function userIdOf(actors: Site['actors'], name: ActorName): number {
  const actor = actors.get(name);
  if (actor?.kind !== 'signed-in') throw new Error(`${name} has no account`);
  return actor.userId;
}

export const actorNamed = (site: Site, name: ActorName): Actor => site.actors.get(name) ?? VISITOR;

/** Adds a record to a board. `state` may be "checked", as if peers had already checked the record. */
export async function post(site: Site, author: Author, board: number, value: number, state: State): Promise<void> {
  const stageId = STAGES[board] ?? STAGES[0];
  const { recordId } = await createRecord(site.deps, { userId: userIdOf(site.actors, author), stageId, score: site.band + value, state });
  site.recordIds.push(recordId);
}

/** Returns the current records in this history, in the order of posting. */
export async function look({ deps, boards, band, recordIds }: Site) {
  if (recordIds.length === 0) return [];
  const rows = await deps.db
    .selectFrom('records')
    .select(['revision_id as revisionId', 'board_id as boardId', 'score', 'state'])
    .where('record_id', 'in', recordIds)
    .orderBy('record_id')
    .execute();
  return rows.map((row) => {
    const board = boards.findIndex(({ boardId }) => boardId === row.boardId);
    return { revisionId: row.revisionId, content: { board, value: (row.score ?? 0) - band, state: row.state as State } };
  });
}

export const revisionOf = async (site: Site, recordId: string): Promise<string> =>
  (await look(site))[site.recordIds.indexOf(recordId)]?.revisionId ?? '0';

/** Returns the number of audit log rows for each record in this history, in the order of posting. */
export async function countLogged({ deps, recordIds }: Site): Promise<number[]> {
  const answer = await sql<{ recordId: string; rows: number }>`
    select subject_id as "recordId", count(*)::int as rows from audit_log
    where subject_kind = 'record' and subject_id = any(${sql.val(recordIds)}::text[]) group by subject_id`.execute(deps.db);
  const rows = new Map(answer.rows.map((row) => [row.recordId, row.rows]));
  return recordIds.map((recordId) => rows.get(recordId) ?? 0);
}
