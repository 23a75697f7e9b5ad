import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import { LOG_SIGNS, LOG_VERBS, type LogVerb, type Somebody } from '#domain/fairness/public-log.ts';

export type LogRow = {
  auditId: string;
  at: Date;
  verb: string;
  subjectKind: string;
  subjectId: string;
  detail: Readonly<Record<string, unknown>>;
  actor: Somebody | null; // User who acted, or null for the site itself or an operator.
  subject: Somebody | null; // Author of the record, or the user concerned.
  recordId: string | null;
  boardId: number | null;
  text: string | null; // Public reason for a change, or public answer to an appeal.
  banEndsAt: Date | null;
};

export type LogQuery = {
  readonly verb?: LogVerb;
  readonly from?: Date;
  readonly to?: Date; // End of the period, exclusive.
  readonly before?: string; // Returns only entries older than this audit id.
  readonly limit: number;
};

/**
 * Returns the actions of moderators, peers and admins, newest first. Omits actions on sealed boards and those that
 * changed nothing.
 */
export async function listPublicLog(db: Db, { verb, from, to, before, limit }: LogQuery): Promise<LogRow[]> {
  const signs = (verb ? [verb] : LOG_VERBS).map((name) => isSigned(LOG_SIGNS[name]));
  const result = await sql<LogRow>`
    select audit_id as "auditId", at, log.verb, subject_kind as "subjectKind", subject_id as "subjectId", detail, ${person('actor')} as actor, ${person('subject')} as subject,
      records.record_id as "recordId", records.board_id as "boardId", bans.ends_at as "banEndsAt",
      nullif(coalesce(appeals.answer, case when records.revision_id = (detail ->> 'revisionId')::bigint then records.change_reason
        else revisions.content ->> 'change_reason' end), '') as text
    from audit_log as log
    left join records on log.subject_kind = 'record' and records.record_id = case when log.subject_kind = 'record' then log.subject_id::bigint end
    left join users as actor on actor.id = log.actor_id
    left join users as subject on subject.id = coalesce(records.user_id, case when log.subject_kind = 'user' then log.subject_id::int end)
    left join bans on log.verb = 'ban' and bans.ban_id = (detail ->> 'banId')::bigint
    left join appeals on log.verb = 'answer-appeal' and appeals.appeal_id = (detail ->> 'appealId')::bigint
    left join revisions on log.verb <> 'answer-appeal' and revisions.revision_id = (detail ->> 'revisionId')::bigint
    where (${sql.join(signs, sql` or `)})
      and (log.subject_kind <> 'record' or (detail ->> 'revisionId' is not null and ${isOpenBoard(sql`records.board_id`)}))
      and ${from ? sql`at >= ${from}` : sql`true`} and ${to ? sql`at < ${to}` : sql`true`}
      and ${before ? sql`audit_id < ${before}::bigint` : sql`true`}
    order by audit_id desc limit ${limit}`.execute(db);
  return result.rows;
}

/** Returns the time of the oldest audit row, if any. */
export async function findFirstAudit(db: Db): Promise<Date | undefined> {
  const result = await sql<{ at: Date }>`select at from audit_log order by audit_id limit 1`.execute(db);
  return result.rows[0]?.at;
}

const isSigned = ({ verb, detail }: (typeof LOG_SIGNS)[LogVerb]): RawBuilder<unknown> =>
  sql`(log.verb = ${verb} and detail @> ${JSON.stringify(detail)}::jsonb)`;

const person = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column('id')} is not null then jsonb_build_object(
    'handle', ${column('handle')}, 'name', ${column('name')}, 'isClosed', ${column('closed_at')} is not null) end`;
};
