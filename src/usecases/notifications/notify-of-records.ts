import { findAskedAuthor, findPost, listBestsBefore, listListeners } from '#data/queries/notifications/listeners.ts';
import type { NewNotification } from '#data/queries/notifications/notifications.ts';
import type { RecordEvent } from '#data/queue.ts';
import { findRecipients } from '#domain/notifications/find-recipients.ts';
import { passedBy } from '#domain/notifications/passed-by.ts';
import { isCountable } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from './write-notifications.ts';

/** Notifies the recipients of each event, in one transaction per event. Idempotent. */
export async function notifyOfRecords(deps: Deps, events: readonly RecordEvent[]): Promise<void> {
  for (const event of events) {
    await deps.db.transaction().execute(async (db) => {
      const tx = { ...deps, db };
      await writeNotifications(tx, event.what === 'posted' ? await recipientsOfPost(tx, event) : await recipientsOfQuestion(tx, event));
    });
  }
}

async function recipientsOfPost({ db }: Deps, { recordId }: RecordEvent): Promise<NewNotification[]> {
  const post = await findPost(db, recordId);
  if (!post || !isCountable(post.state)) return [];
  const passed = passedBy(post, await listBestsBefore(db, recordId));
  const ids = passed.map(({ userId }) => userId);
  const recipients = findRecipients(post.userId, passed, await listListeners(db, post.userId, ids));
  return recipients.map((one) => ({ ...one, cause: recordId, recordId }));
}

// Returns no recipient when the question was answered before the notification was sent.
async function recipientsOfQuestion({ db }: Deps, { recordId, revisionId }: RecordEvent): Promise<NewNotification[]> {
  const userId = await findAskedAuthor(db, recordId);
  return userId === undefined ? [] : [{ userId, kind: 'asked', cause: revisionId, recordId, place: null }];
}
