import type { Db } from '#data/db.ts';

// Rows that only the account export shows, oldest first.

/** Returns when the devices that an account has signed in from were last used. */
export const exportKnownDevices = (db: Db, userId: number) =>
  db.selectFrom('known_devices').select('last_used_at as lastUsedAt').where('user_id', '=', userId).orderBy('last_used_at').execute();

/** Returns where notifications of an account are pushed to, without the keys that encrypt them. */
export const exportPushAddresses = (db: Db, userId: number) =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Returns which events a user may plan. */
export const exportOrganisedEvents = (db: Db, userId: number) =>
  db
    .selectFrom('event_organisers')
    .select(['event_code as eventCode', 'granted_at as grantedAt'])
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .execute();

/** Returns a user's uploaded pictures, with the record of each. */
export const exportUploads = (db: Db, userId: number) =>
  db
    .selectFrom('uploads')
    .select(['upload_id as uploadId', 'uploaded_at as uploadedAt', 'state', 'refusal', 'original_bytes as bytes', 'record_id as recordId'])
    .where('user_id', '=', userId)
    .orderBy('uploaded_at')
    .execute();

/** Returns a user's peer checks of records. */
export const exportPeerChecks = (db: Db, userId: number) =>
  db
    .selectFrom('peer_checks')
    .select([
      'record_id as recordId',
      'is_board_right as isBoardRight',
      'is_evidence_whole as isEvidenceWhole',
      'is_value_right as isValueRight',
      'is_rule_followed as isRuleFollowed',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
