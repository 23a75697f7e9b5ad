import { listActs } from '#data/queries/moderation/moderation-acts.ts';
import { listUnanswered } from '#data/queries/moderation/moderation-queue.ts';
import { findRecord, lockRecords, updateRecord } from '#data/queries/records/records.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import { UNANSWERED } from '#domain/moderation/reasons.ts';
import { ANSWER_WINDOW_MS, canTransition } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { logAct } from './log-act.ts';

/** Declines the records whose question has been unanswered for 14 days, and returns their number. Idempotent. */
export async function declineUnanswered(deps: Deps): Promise<number> {
  const found = await listUnanswered(deps.db, ANSWER_WINDOW_MS);
  let declined = 0;
  for (const recordId of found) {
    if (await deps.db.transaction().execute((db) => declineOne({ ...deps, db }, recordId))) declined += 1;
  }
  return declined;
}

async function declineOne(tx: Deps, recordId: string): Promise<boolean> {
  await lockRecords(tx.db, [recordId]);
  const record = await findRecord(tx.db, recordId);
  const facts = record && { ...record, peerChecks: 0, now: await readClock(tx.db) };
  // Returns false when the author has answered in the meantime.
  if (!record || !facts || !canTransition(record.state, 'declined', 'system', facts)) return false;
  // A new version needs a user as its author, so it names the moderator who asked. The stored action and the audit log
  // name the system as actor.
  const asked = (await listActs(tx.db, recordId)).findLast(({ verb }) => verb === 'ask');
  const by = asked?.actorId ?? record.userId;
  const after = await updateRecord(tx.db, record, { state: 'declined' }, { by, reason: null });
  if (!after) throw new Error('a locked record changed');
  await addRankingEvent(tx.db);
  const detail = { from: record.state, to: 'declined', by: 'system' } as const;
  await logAct(tx, { actorId: null, verb: 'decline', record, after, reason: UNANSWERED, detail });
  return true;
}
