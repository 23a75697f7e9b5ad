import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { joinClass } from '#data/queries/records/held-records.ts';
import type { Language } from '#domain/shared/language.ts';

export type AuthorStats = {
  userId: number;
  handle: string;
  name: string | null;
  rankClass: number | null;
  language: Language; // Language of mails and decisions sent to the author.
  since: Date;
  accepted: number; // Number of checked or verified records.
  declined: number;
};

/** Returns facts about the author of a record, for moderators. */
export async function findAuthorStats(db: Db, userId: number): Promise<AuthorStats | undefined> {
  const result = await sql<AuthorStats>`
    select users.id as "userId", handle, name, total_standings.rank_class as "rankClass", language, created_at as since,
      (select count(*)::int from records where user_id = users.id and state in ('checked', 'verified')) as accepted,
      (select count(*)::int from records where user_id = users.id and state = 'declined') as declined
    from users ${joinClass('users.id')} where users.id = ${userId}`.execute(db);
  return result.rows[0];
}

export type RuleVersion = { content: unknown; number: number; isCurrent: boolean };

/** Returns a rule at a revision, with its version number and whether this version is current. */
export async function findRuleVersion(db: Db, ruleId: number, revisionId: string): Promise<RuleVersion | undefined> {
  const result = await sql<RuleVersion>`
    with versions as (
      select revision_id, content, true as current from catalogue_entries where kind = 'rule' and id = ${ruleId}
      union all
      select revision_id, content -> 'content', false from revisions where table_name = 'catalogue_entries' and row_key = ${`rule/${ruleId}`}
    )
    select content, current as "isCurrent", (select count(*)::int from versions as older where older.revision_id <= versions.revision_id) as number
    from versions where revision_id = ${revisionId}::bigint`.execute(db);
  return result.rows[0];
}

export type AlikePicture = { recordId: string; uploadId: string; userId: number; postedAt: Date; differing: number };

/**
 * Returns pictures of other records on the same board that look similar: at most `mostDiffering` of 64 hash bits
 * differ. The result is only a hint for moderators.
 */
export async function listAlike(db: Db, recordId: string, mostDiffering: number): Promise<AlikePicture[]> {
  const result = await sql<AlikePicture>`
    select records.record_id as "recordId", other.upload_id as "uploadId", records.user_id as "userId", records.posted_at as "postedAt",
      bit_count(('x' || own.difference_hash)::bit(64) # ('x' || other.difference_hash)::bit(64))::int as differing
    from uploads as own
    join records as shown on shown.record_id = own.record_id
    join records on records.board_id = shown.board_id and records.record_id <> shown.record_id
    join uploads as other on other.record_id = records.record_id and other.difference_hash is not null
    where own.record_id = ${recordId} and own.taken_down_at is null and own.difference_hash is not null
      and bit_count(('x' || own.difference_hash)::bit(64) # ('x' || other.difference_hash)::bit(64)) <= ${mostDiffering}
    order by differing, records.posted_at desc limit 3`.execute(db);
  return result.rows;
}
