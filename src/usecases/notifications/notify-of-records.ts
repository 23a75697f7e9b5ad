import { findAskedAuthor, findPost, listBestsBefore, listListeners } from '#data/queries/listeners.ts';
import type { NewNotification } from '#data/queries/notifications.ts';
import type { RecordEvent } from '#data/queue.ts';
import { findRecipients } from '#domain/notifications/find-recipients.ts';
import { passedBy } from '#domain/notifications/passed-by.ts';
import { isCountable } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from './write-notifications.ts';

/** Tells whoever must hear of each note; each is a transaction, and a second run changes nothing. */
export async function notifyOfRecords(deps: Deps, events: readonly RecordEvent[]): Promise<void> {
  for (const event of events) {
    await deps.db.transaction().execute(async (db) => {
      const tx = { ...deps, db };
      await writeNotifications(tx, event.what === 'posted' ? await hearersOfPost(tx, event) : await hearersOfQuestion(tx, event));
    });
  }
}

async function hearersOfPost({ db }: Deps, { recordId }: RecordEvent): Promise<NewNotification[]> {
  const post = await findPost(db, recordId);
  if (!post || !isCountable(post.state)) return [];
  const passed = passedBy(post, await listBestsBefore(db, recordId));
  const ids = passed.map(({ userId }) => userId);
  const heard = findRecipients(post.userId, passed, await listListeners(db, post.userId, ids));
  return heard.map((one) => ({ ...one, cause: recordId, recordId }));
}

// A question that was answered before anybody told of it is none.
async function hearersOfQuestion({ db }: Deps, { recordId, revisionId }: RecordEvent): Promise<NewNotification[]> {
  const userId = await findAskedAuthor(db, recordId);
  return userId === undefined ? [] : [{ userId, kind: 'asked', cause: revisionId, recordId, place: null }];
}
