import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { bestsThen } from '#data/queries/rankings/past.ts';
import { bests, listStandings } from '#data/queries/rankings/standings.ts';
import { assignRanks, bestsOf } from '#domain/rankings/ranks.ts';
import type { RecordState } from '#domain/records/states.ts';
import type { Violation } from './invariants.ts';

// The database driver's dates have milliseconds, but the database's timestamps have microseconds. In this file a Date
// counts microseconds since 1970, so that the domain functions sort exactly. These dates are never shown or sent.
type Plain = {
  recordId: string;
  userId: number;
  boardId: number;
  console: number;
  rankKey: number;
  state: RecordState;
  postedAt: Date;
};
type Instant = { readonly text: string; readonly micros: Date };

const EXACT_INSTANTS = 4;
const RANDOM_INSTANTS = 2;

/**
 * Compares current and past rankings with the personal bests that the domain functions compute from all records. `seed`
 * selects the instants and a console.
 */
export async function checkPast(db: Db, seed: number): Promise<Violation[]> {
  const records = await listPlain(db);
  const boardIds = [...new Set(records.map((record) => record.boardId))];
  const consoles = [...new Set(records.map((record) => record.console))].sort();
  const violations: Violation[] = [];
  for (const console of [0, ...consoles.slice(seed % consoles.length).slice(0, 1)]) {
    const seen = records.filter((record) => console === 0 || record.console === console);
    for (const before of [null, ...(await chooseInstants(db, `${seed}/${console}`))]) {
      const model = rankAll(
        seen.filter((record) => before === null || record.postedAt < before.micros),
        boardIds,
      );
      const found = await readAll(db, boardIds, console, before);
      for (const line of differences(model, found)) {
        violations.push({ ...line, what: `console ${console} before ${before?.text ?? 'ever'}: ${line.what}` });
      }
      if (before) violations.push(...(await checkYearLists(db, boardIds, console, new Date(before.micros.getTime() / 1_000))));
    }
  }
  return violations;
}

/** Checks that the yearly lists, from which pages of large boards are read, match the steps. */
async function checkYearLists(db: Db, boardIds: readonly number[], console: number, before: Date): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const boardId of boardIds) {
    const plain = sql`select user_id, record_id from (${bests([boardId], { console, before })}) as plain`;
    const merged = sql`select user_id, record_id from (${bestsThen({ boardId, console }, { before, now: new Date() })}) as merged`;
    const answer = await sql<{ userId: number; recordId: string }>`
      select user_id as "userId", record_id as "recordId"
      from ((${plain} except all ${merged}) union all (${merged} except all ${plain})) as differences`.execute(db);
    for (const { userId, recordId } of answer.rows) {
      violations.push({
        userId,
        what: `record ${recordId} on console ${console} before ${before.toISOString()}: only in the steps or only in the yearly lists`,
      });
    }
  }
  return violations;
}

type Line = { userId: number; text: string };

/** Returns the expected line for each player on each board: record, key, rank and number of players. */
function rankAll(records: readonly Plain[], boardIds: readonly number[]): Map<string, Line[]> {
  const lines = new Map<string, Line[]>();
  for (const boardId of boardIds) {
    const ranked = assignRanks(bestsOf(records.filter((record) => record.boardId === boardId)));
    for (const { userId, recordId, rankKey, rank } of ranked) {
      add(lines, boardId, userId, `record ${recordId} key ${rankKey} rank ${rank} of ${ranked.length}`);
    }
  }
  return lines;
}

async function readAll(db: Db, boardIds: readonly number[], console: number, before: Instant | null): Promise<Map<string, Line[]>> {
  // Passed as text, which preserves microseconds.
  const filter = { console, before: before && (before.text as unknown as Date) };
  const rows = await sql<{ boardId: number; userId: number; recordId: string }>`
    select board_id as "boardId", user_id as "userId", record_id as "recordId" from (${bests(boardIds, filter)}) as bests`.execute(db);
  const recordOf = new Map(rows.rows.map((row) => [`${row.boardId}/${row.userId}`, row.recordId]));
  const lines = new Map<string, Line[]>();
  for (const { boardId, userId, rankKey, rank, players } of await listStandings(db, boardIds, filter)) {
    add(lines, boardId, userId, `record ${recordOf.get(`${boardId}/${userId}`)} key ${rankKey} rank ${rank} of ${players}`);
  }
  return lines;
}

function add(lines: Map<string, Line[]>, boardId: number, userId: number, text: string): void {
  const key = `board ${boardId} player ${userId}`;
  lines.set(key, [...(lines.get(key) ?? []), { userId, text }]);
}

function differences(model: Map<string, Line[]>, found: Map<string, Line[]>): { userId: number; what: string }[] {
  const write = (lines: Line[] | undefined) => lines?.map((line) => line.text).join(' and ') ?? 'nothing';
  return [...new Set([...model.keys(), ...found.keys()])].flatMap((key) => {
    const [wanted, got] = [write(model.get(key)), write(found.get(key))];
    const userId = (model.get(key) ?? found.get(key))?.[0]?.userId ?? 0;
    return wanted === got ? [] : [{ userId, what: `${key}: ${got}, not ${wanted}` }];
  });
}

/**
 * Returns the instants to query: those of some records and a microsecond later, ends of years in the site's time zone,
 * and random times in between.
 */
async function chooseInstants(db: Db, seed: string): Promise<Instant[]> {
  const answer = await sql<{ text: string; micros: string }>`
    with exact as (select posted_at from records order by md5(record_id || ${seed}) limit ${EXACT_INSTANTS}),
    bounds as (
      select posted_at as bound from exact
      union select posted_at + interval '1 microsecond' from exact
      union select timestamp '2015-01-01' at time zone 'Asia/Tokyo'
      union select timestamp '2023-01-01' at time zone 'Asia/Tokyo'
      union select min(posted_at) + (max(posted_at) - min(posted_at)) * (('x' || substr(md5(part || ${seed}), 1, 6))::bit(24)::int / 16777216.0)
        from records, generate_series(1, ${RANDOM_INSTANTS}) as part group by part
    )
    select bound::text as text, (extract(epoch from bound) * 1000000)::bigint as micros from bounds where bound is not null`.execute(db);
  return answer.rows.map(({ text, micros }) => ({ text, micros: new Date(Number(micros)) }));
}

async function listPlain(db: Db): Promise<Plain[]> {
  const rows = await db
    .selectFrom('records')
    .select(['record_id as recordId', 'user_id as userId', 'board_id as boardId', 'console', 'rank_key as rankKey', 'state'])
    .select(sql<string>`(extract(epoch from posted_at) * 1000000)::bigint`.as('micros'))
    .execute();
  return rows.map(({ micros, ...row }) => ({ ...row, state: row.state as RecordState, postedAt: new Date(Number(micros)) }));
}
