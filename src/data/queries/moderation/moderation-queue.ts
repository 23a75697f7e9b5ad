import { type RawBuilder, sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import { NAME_CHANGE_DAYS } from '#data/queries/accounts/name-changes.ts';
import { isTeamMate } from '#data/queries/events/event-members.ts';
import { HAS_IMAGE, joinClass } from '#data/queries/records/held-records.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';

/** Returns the records that have been waiting for their author's answer for at least `openMs` ms, oldest first. */
export async function listUnanswered(db: Db, openMs: number): Promise<string[]> {
  const result = await sql<{ recordId: string }>`
    select record_id as "recordId" from records
    where state = 'needs-information' and state_since <= ${agoMs(openMs)}
    order by state_since, record_id limit 1000`.execute(db);
  return result.rows.map(({ recordId }) => recordId);
}

export type WaitingRecord = {
  recordId: string;
  revisionId: string;
  userId: number;
  boardId: number;
  rankKey: number;
  evidenceDuty: EvidenceDuty;
  hasVideo: boolean;
  hasImage: boolean;
  othersKey: number | null; // Best rank key of all other players on the board.
  isCopied: boolean; // Whether another record has a picture with the same pixel hash.
  since: Date;
};

const MOST_LISTED = 500;

// Excludes the moderator's own records and those of players too close to the moderator to be judged impartially
// (domain.md §7).
const uninvolved = (judgeId: number, userId: RawBuilder<unknown>) => sql`${userId} <> ${judgeId}
  and not exists (select from chosen_rivals where chosen_rivals.user_id = ${judgeId} and chosen_rivals.rival_id = ${userId})
  and not ${isTeamMate(sql`${judgeId}::int`, userId)}`;

// A record waits from the time it was posted or last left a decided state, except when a decision was undone. Time
// spent waiting for the author's answer does not count.
const WAITING_SINCE = sql`(
  select began.at + coalesce(sum(asked.until - asked.since), interval '0')
  from (
    select coalesce(max(replaced_at), records.posted_at) as at
    from revisions
    where table_name = 'records' and row_key = records.record_id::text and content ->> 'state' in ('verified', 'declined', 'withdrawn')
      and not exists (
        select from moderation_acts as act join moderation_acts as undo on undo.undoes = act.act_id
        where act.after_revision = revisions.revision_id
      )
  ) as began
  left join (
    select (content ->> 'state_since')::timestamptz as since, max(replaced_at) as until
    from revisions where table_name = 'records' and row_key = records.record_id::text and content ->> 'state' = 'needs-information'
    group by 1
  ) as asked on asked.since >= began.at
  group by began.at
)`;

// SQL condition that a peer check found something wrong with a record's current version.
const IS_DOUBTED = sql`exists (
  select from peer_checks
  where peer_checks.record_id = records.record_id and peer_checks.revision_id = records.revision_id
    and not (is_board_right and is_evidence_whole and is_value_right and is_rule_followed)
)`;

/**
 * Returns undecided records that owe evidence or that a peer check doubts, oldest first. Lists only personal bests,
 * because beaten records can wait.
 */
export async function listWaitingRecords(db: Db, judgeId: number): Promise<WaitingRecord[]> {
  const result = await sql<WaitingRecord>`
    select records.record_id as "recordId", records.revision_id as "revisionId", records.user_id as "userId", records.board_id as "boardId",
      records.rank_key as "rankKey", evidence_duty as "evidenceDuty", video_url is not null as "hasVideo", ${HAS_IMAGE},
      (select min(rank_key) from personal_bests as other
        where other.board_id = records.board_id and other.console = 0 and other.user_id <> records.user_id) as "othersKey",
      exists (
        select from uploads as own join uploads as copy on copy.pixel_hash = own.pixel_hash and copy.record_id <> own.record_id
        where own.record_id = records.record_id and own.taken_down_at is null
      ) as "isCopied",
      ${WAITING_SINCE} as since
    from records
    join personal_bests as best on best.user_id = records.user_id and best.board_id = records.board_id and best.console = 0
      and best.record_id = records.record_id
    where records.state in ('posted', 'checked') and (evidence_duty <> 'none' or ${IS_DOUBTED}) and ${uninvolved(judgeId, sql`records.user_id`)}
      and not exists (
        select from moderation_acts as half
        where half.record_id = records.record_id and half.before_revision = records.revision_id and half.actor_id = ${judgeId}
          and half.verb = 'verify' and not exists (select from moderation_acts as undo where undo.undoes = half.act_id)
      )
    order by records.posted_at, records.record_id limit ${MOST_LISTED}`.execute(db);
  return result.rows;
}

export type WaitingCase = {
  kind: 'appeal' | 'report';
  caseId: string;
  recordId: string;
  revisionId: string;
  userId: number;
  boardId: number;
  rankKey: number;
  since: Date;
};

/**
 * Returns the appeals and reports that this moderator may answer, oldest first. Lists only the oldest report about each
 * record.
 */
export async function listCases(db: Db, judgeId: number): Promise<WaitingCase[]> {
  const result = await sql<WaitingCase>`
    select cases.kind, cases.case_id as "caseId", cases.since, record_id as "recordId", revision_id as "revisionId", user_id as "userId",
      board_id as "boardId", rank_key as "rankKey"
    from (
      select 'appeal' as kind, appeal_id as case_id, record_id, created_at as since from appeals
      where outcome is null and declined_by is distinct from ${judgeId}
      union all
      select * from (
        select distinct on (record_id) 'report', report_id, record_id, created_at from reports
        where outcome is null and reporter_id <> ${judgeId} order by record_id, report_id
      ) as reported
    ) as cases
    join records using (record_id)
    where (cases.kind = 'report' or (records.state = 'declined' and cases.since >= records.state_since)) and ${uninvolved(judgeId, sql`records.user_id`)}
    order by cases.since, cases.case_id limit ${MOST_LISTED}`.execute(db);
  return result.rows;
}

export type OpenCase = { kind: 'appeal' | 'report'; caseId: string; reason: string | null; text: string };

/**
 * Returns the open appeal and reports about a record that this moderator may answer, oldest first. Omits the names of
 * the reporters.
 */
export async function listCasesOf(db: Db, recordId: string, judgeId: number): Promise<OpenCase[]> {
  const result = await sql<OpenCase>`
    select 'appeal' as kind, appeal_id as "caseId", null as reason, text, created_at from appeals join records using (record_id)
    where record_id = ${recordId} and outcome is null and declined_by is distinct from ${judgeId}
      and state = 'declined' and created_at >= state_since
    union all
    select 'report', report_id, reason, text, created_at from reports
    where record_id = ${recordId} and outcome is null and reporter_id <> ${judgeId}
    order by created_at`.execute(db);
  return result.rows.map(({ kind, caseId, reason, text }) => ({ kind, caseId, reason, text }));
}

export type LookedAt = { auditId: string; verb: string; userId: number; subject: string; name: string | null; since: Date } & Renamed;
// `isNamed` is true while the names are still stored.
type Renamed = { isNamed: boolean; oldName: string | null; newName: string | null };

/** Returns name changes and keyword edits by players in the last 30 days that no moderator has seen, oldest first. */
export async function listToLookAt(db: Db, judgeId: number): Promise<LookedAt[]> {
  const result = await sql<LookedAt>`
    select audit_id as "auditId", verb, actor_id as "userId", subject_id as subject, at as since,
      (select keyword_texts.name from keyword_texts where verb <> 'rename-self' and unique_id = subject_id order by lang limit 1) as name,
      change_id is not null as "isNamed", old_name as "oldName", new_name as "newName"
    from audit_log join users on users.id = actor_id
    left join name_changes on verb = 'rename-self' and change_id = (detail ->> 'change')::bigint and name_changes.user_id = actor_id
    where verb in ('rename-self', 'create-keyword', 'edit-keyword') and users.role = 'player' and users.closed_at is null
      and at > app_now() - ${NAME_CHANGE_DAYS}::int * interval '1 day' and ${uninvolved(judgeId, sql`actor_id`)}
      and not exists (select from moderation_seen where item = (case verb when 'rename-self' then 'name/' else 'keyword/' end) || audit_id)
    order by audit_id limit ${MOST_LISTED}`.execute(db);
  return result.rows;
}

export type ProfileReview = {
  auditId: string;
  userId: number;
  bio: string | null;
  links: string[];
  isCurrent: boolean; // false for texts that the player has replaced since they were reported
  reasons: string[]; // of the reports about these texts
  since: Date;
};

/**
 * Returns the texts of profiles that players edited or readers reported in the last 30 days, oldest first. Reported texts are
 * listed even when the player has replaced them. Omits what a moderator has seen or removed, or this moderator reported.
 */
export async function listProfileReviews(db: Db, judgeId: number): Promise<ProfileReview[]> {
  const result = await sql<ProfileReview>`
    select max(audit_id) as "auditId", users.id as "userId", bio, links, is_current as "isCurrent", max(at) as since,
      array_remove(array_agg(distinct detail ->> 'reason'), null) as reasons
    from audit_log join users on users.id = subject_id::int
    join (
      select user_id, revision_id::text, bio, links, true as is_current from profiles where bio is not null or links <> '{}'
      union all
      select user_id, revision_id::text, bio, links, false from profile_versions
    ) as texts on texts.user_id = users.id and texts.revision_id = detail ->> 'profile'
    where (verb = 'report-profile' or (verb = 'edit-profile' and is_current and users.role = 'player'))
      and verb in ('edit-profile', 'report-profile') and at > app_now() - ${NAME_CHANGE_DAYS}::int * interval '1 day'
      and ${uninvolved(judgeId, sql`users.id`)}
      and not exists (
        select from audit_log as removal
        where removal.verb = 'remove-profile-texts' and removal.subject_kind = 'user' and removal.subject_id = audit_log.subject_id
          and removal.detail ->> 'profile' = texts.revision_id
      )
    group by users.id, texts.revision_id, bio, links, is_current
    having not exists (select from moderation_seen where item = 'profile/' || max(audit_id))
      and not bool_or(verb = 'report-profile' and actor_id = ${judgeId})
    order by max(audit_id) limit ${MOST_LISTED}`.execute(db);
  return result.rows;
}

/** Returns the number of moderation actions since the given time. */
export async function countActsSince(db: Db, since: Date): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from moderation_acts where at >= ${since} and actor_id is not null and verb <> 'undo'`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** Returns the names and rank classes of players in the moderation queue. */
export async function listQueued(db: Db, userIds: readonly number[]) {
  const result = await sql<{ userId: number; handle: string; name: string | null; rankClass: number | null }>`
    select users.id as "userId", handle, name, total_standings.rank_class as "rankClass"
    from users ${joinClass('users.id')} where users.id = any(${sql.val(userIds)}::int[])`.execute(db);
  return new Map(result.rows.map((row) => [row.userId, row]));
}
