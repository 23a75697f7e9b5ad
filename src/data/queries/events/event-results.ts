import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { sha256Of } from '#data/gateways/sha256.ts';
import { asJson } from '#data/json.ts';
import type { Localised } from '#domain/shared/language.ts';

/** Frozen result of an event (number 0) or one of its amendments. */
export type ResultVersion = { readonly number: number; readonly at: Date; readonly content: string; readonly sha256: string };
export type Amendment = ResultVersion & { readonly reason: Localised };

export const hashOfResult = (content: string): string => sha256Of(Buffer.from(content, 'utf8'));

/** Stores the final result of an event, which cannot be changed afterwards. */
export async function insertResult(tx: Db, code: number, content: string, by: number | null): Promise<void> {
  await tx
    .insertInto('event_results')
    .values({ event_code: code, content, sha256: hashOfResult(content), frozen_by: by })
    .execute();
}

/** Returns the original result of an event, without amendments. */
export async function findResult(db: Db, code: number): Promise<ResultVersion | undefined> {
  const row = await db
    .selectFrom('event_results')
    .select(['frozen_at as at', 'content', 'sha256'])
    .where('event_code', '=', code)
    .executeTakeFirst();
  return row && { number: 0, ...row };
}

/** Returns the amendments to an event result, oldest first. */
export async function listAmendments(db: Db, code: number): Promise<Amendment[]> {
  return db
    .selectFrom('event_amendments')
    .select(['number', 'amended_at as at', 'content', 'sha256', sql<Amendment['reason']>`reason`.as('reason')])
    .where('event_code', '=', code)
    .orderBy('number')
    .execute();
}

export type NewAmendment = {
  readonly code: number;
  readonly before: ResultVersion;
  readonly content: string;
  readonly reason: Localised;
  readonly by: number;
};

/** Adds an amendment to the previous version of an event result and returns its number. */
export async function insertAmendment(tx: Db, { code, before, content, reason, by }: NewAmendment): Promise<number> {
  const number = before.number + 1;
  await tx
    .insertInto('event_amendments')
    .values({
      event_code: code,
      number,
      amended_by: by,
      reason: asJson(reason),
      content,
      sha256: hashOfResult(content),
      amends: before.sha256,
    })
    .execute();
  return number;
}

export type Winners = { code: number; players: number[]; teams: number[] };

/**
 * Returns the ids of the winning players and teams in the newest version of every event result. Teams without points
 * never win.
 */
export async function listWinners(db: Db): Promise<Winners[]> {
  const result = await sql<Winners>`
    select distinct on (event_code) event_code as code,
      jsonb_path_query_array(content::jsonb, '$.standings.players[*] ? (@.rank == 1).userId') as players,
      jsonb_path_query_array(content::jsonb, '$.standings.teams[*] ? (@.rank == 1 && @.points > 0).teamId') as teams
    from (
      select event_code, 0 as number, content from event_results
      union all
      select event_code, number, content from event_amendments
    ) as versions
    order by event_code, number desc`.execute(db);
  return result.rows;
}
