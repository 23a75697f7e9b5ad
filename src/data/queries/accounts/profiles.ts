import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { PROFILE_VERSION_DAYS } from '#domain/profile/limits.ts';

/** A player's profile as stored. Empty for a player who never saved one. */
export type Profile = {
  bio: string | null;
  links: string[];
  favourite: number | null; // series
  pins: number[]; // boards
  title: string | null; // badge
  textsRemovedAt: Date | null; // when a moderator removed bio and links, until the player saves the profile again
  revisionId: string | null; // version of the texts; null for a profile that was never saved
};

const COLUMNS = ['bio', 'links', 'favourite', 'pins', 'title', 'texts_removed_at as textsRemovedAt', 'revision_id as revisionId'] as const;
const EMPTY: Profile = { bio: null, links: [], favourite: null, pins: [], title: null, textsRemovedAt: null, revisionId: null };

export const findProfile = async (db: Db, userId: number): Promise<Profile> =>
  (await db.selectFrom('profiles').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst()) ?? EMPTY;

type Values = Omit<Profile, 'textsRemovedAt' | 'revisionId'>;

/**
 * Stores a player's profile and returns the version of its texts. Returns undefined, without a change, when the texts are
 * not of the given version any more. Only the player and moderators write the row.
 */
export async function saveProfile(
  tx: Db,
  userId: number,
  { bio, links, favourite, pins, title }: Values,
  before: string | null,
): Promise<string | undefined> {
  const values = { bio, links, favourite, pins, title, texts_removed_at: null, changed_at: sql<Date>`app_now()` };
  const row = await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('profiles.revision_id', '=', before))
    .returning('revision_id as revisionId')
    .executeTakeFirst();
  return row?.revisionId;
}

/** Removes the bio and the links of a profile. Returns false when there was nothing to remove. */
export async function removeTexts(tx: Db, userId: number): Promise<boolean> {
  const result = await sql`
    update profiles set bio = null, links = '{}', texts_removed_at = app_now(), changed_at = app_now()
    where user_id = ${userId} and (bio is not null or links <> '{}')`.execute(tx);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** A profile that can be reported: its player, whether it has texts, and the version of the texts. */
export type ReportableProfile = { userId: number; hasTexts: boolean; revisionId: string | null };

/** Finds the profile of an open account. */
export async function findReportable(db: Db, handle: string): Promise<ReportableProfile | undefined> {
  const result = await sql<ReportableProfile>`
    select users.id as "userId", coalesce(bio is not null or links <> '{}', false) as "hasTexts", revision_id as "revisionId"
    from users left join profiles on profiles.user_id = users.id
    where handle = ${handle} and closed_at is null`.execute(db);
  return result.rows[0];
}

/** Returns whether a reader has reported this version of a profile. */
export async function hasReported(db: Db, reporterId: number, { userId, revisionId }: ReportableProfile): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('audit_id')
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', String(userId))
    .where('verb', '=', 'report-profile')
    .where('actor_id', '=', reporterId)
    .where(sql<boolean>`detail ->> 'profile' = ${revisionId}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The comment of a run on a pinned board, and whether it has a video. */
type RunText = { recordId: string; comment: string | null; hasVideo: boolean };

/** What is stored about a player as a person: the profile, the number of own guides and the texts of pinned runs. */
export type StoredIdentity = Values & { guides: number; texts: RunText[] };

/** Returns SQL for what is stored about a player as a person, as a JSON value. */
export const storedIdentityOf = (userId: RawBuilder<unknown>) => sql<StoredIdentity>`(
  select json_build_object(
    'bio', bio, 'links', coalesce(links, '{}'), 'favourite', favourite, 'pins', coalesce(pins, '{}'), 'title', title,
    'guides', (select count(*) from keywords where guide_of is not null and author_id = ${userId} and flag <> ${KEYWORD_FLAGS.deleted}),
    'texts', coalesce((
      select json_agg(json_build_object('recordId', record_id::text, 'comment', comment, 'hasVideo', video_url is not null))
      from personal_bests as best join records using (record_id)
      where best.user_id = ${userId} and best.console = 0 and best.board_id = any(pins)
    ), '[]'))
  from (select ${userId} as user_id) as player left join profiles using (user_id))`;

/** Returns a player's profile and its replaced texts for the account export. */
export async function exportProfile(db: Db, userId: number) {
  const replaced = await db
    .selectFrom('profile_versions')
    .select(['bio', 'links', 'replaced_at as replacedAt'])
    .where('user_id', '=', userId)
    .orderBy('revision_id')
    .execute();
  return { ...(await findProfile(db, userId)), replaced };
}

/** Deletes the profile of an account that is closed, with its replaced texts. */
export async function deleteProfileOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('profiles').where('user_id', '=', userId).execute();
  await db.deleteFrom('profile_versions').where('user_id', '=', userId).execute();
}

export async function deleteOldProfileVersions(db: Db): Promise<void> {
  await db
    .deleteFrom('profile_versions')
    .where('replaced_at', '<=', sql<Date>`app_now() - ${PROFILE_VERSION_DAYS}::int * interval '1 day'`)
    .execute();
}
