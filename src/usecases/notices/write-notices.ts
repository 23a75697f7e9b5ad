import { insertNotices, type NewNotice } from '#data/queries/notices.ts';
import { listWithPush } from '#data/queries/push-subscriptions.ts';
import { enqueuePushes } from '#data/queue.ts';
import type { Deps } from '#usecases/deps.ts';

/** Writes notices inside the caller's transaction and asks for messages to the devices of whoever got one. */
export async function writeNotices({ db, push }: Deps, notices: readonly NewNotice[]): Promise<void> {
  const told = await insertNotices(db, notices);
  if (push && told.length > 0) await enqueuePushes(db, await listWithPush(db, told));
}
