import { findAskedAuthor, findPost, listBestsBefore, listListeners } from '#data/queries/listeners.ts';
import type { NewNotification } from '#data/queries/notifications.ts';
import type { RecordNote } from '#data/queue.ts';
import { passedBy } from '#domain/notifications/passed-by.ts';
import { findRecipients } from '#domain/notifications/find-recipients.ts';
import { isCountable } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from './write-notifications.ts';

/** Tells whoever must hear of each note; each is a transaction, and a second run changes nothing. */
export async function notifyOfRecords(deps: Deps, notes: readonly RecordNote[]): Promise<void> {
  for (const note of notes) {
    await deps.db.transaction().execute(async (db) => {
      const tx = { ...deps, db };
      await writeNotifications(tx, note.what === 'posted' ? await hearersOfPost(tx, note) : await hearersOfQuestion(tx, note));
    });
  }
}

async function hearersOfPost({ db }: Deps, { recordId }: RecordNote): Promise<NewNotification[]> {
  const post = await findPost(db, recordId);
  if (!post || !isCountable(post.state)) return [];
  const passed = passedBy(post, await listBestsBefore(db, recordId));
  const ids = passed.map(({ userId }) => userId);
  const heard = findRecipients(post.userId, passed, await listListeners(db, post.userId, ids));
  return heard.map((one) => ({ ...one, cause: recordId, recordId }));
}

// A question that was answered before anybody told of it is none.
async function hearersOfQuestion({ db }: Deps, { recordId, revisionId }: RecordNote): Promise<NewNotification[]> {
  const userId = await findAskedAuthor(db, recordId);
  return userId === undefined ? [] : [{ userId, kind: 'asked', cause: revisionId, recordId, place: null }];
}
