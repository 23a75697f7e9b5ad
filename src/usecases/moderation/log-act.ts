import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { countRecentActs, insertAct } from '#data/queries/moderation/moderation-acts.ts';
import { wantsDecisions } from '#data/queries/notifications/listeners.ts';
import { REMOVALS, type Verb } from '#domain/moderation/verbs.ts';
import type { DecisionKind } from '#domain/notifications/notifications.ts';
import type { RecordState } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';

/** The result of a verb: the stored action, which can be undone, and the record's new state. */
export type DoneAct = {
  readonly actId: string | null; // null when the change was not made by a moderator
  readonly revisionId: string;
  readonly state: RecordState;
  readonly isHalf: boolean; // true after the first verification of a first place, which needs a second one
};

type Logged = {
  readonly actorId: number | null;
  readonly verb: Verb;
  readonly record: { readonly recordId: string; readonly userId: number; readonly revisionId: string; readonly state: RecordState };
  readonly after: string | null;
  readonly detail: { readonly from: RecordState; readonly to: RecordState; readonly by: string } & Readonly<
    Record<string, string | number>
  >;
  readonly reason?: string | null;
  readonly bulkId?: string | null;
  readonly undoes?: string | null;
  readonly tookDown?: string | null;
};

// Notification that the author receives for each verb. A question notifies the author through its outbox event
// (`notifyOfRecords`), and the first of two verifications sends nothing.
const NOTIFICATION_OF: Readonly<Record<Verb, DecisionKind | null>> = {
  verify: 'verified',
  ask: null,
  decline: 'declined',
  correct: 'corrected',
  move: 'moved',
  withdraw: 'withdrawn',
  restore: 'restored',
  undo: 'undone',
};

const AUDITED: Readonly<Partial<Record<Verb, string>>> = { correct: 'edit-record', move: 'move-record', undo: 'undo-act' };

/** Stores an action with its audit row and the author's notification, in the caller's transaction. */
export async function logAct(tx: Deps, act: Logged): Promise<DoneAct> {
  const { actorId, verb, record, after, detail, reason = null, bulkId = null, undoes = null, tookDown = null } = act;
  const { recordId, userId } = record;
  const actId = await insertAct(tx.db, { actorId, verb, recordId, before: record.revisionId, after, reason, bulkId, undoes, tookDown });
  const written = { ...detail, revisionId: after, act: verb, actId, reason, bulkId, ...(undoes && { undoes }) };
  const audited = AUDITED[verb] ?? 'change-record-state';
  await insertAudit(tx.db, { actorId, verb: audited, subjectKind: 'record', subjectId: recordId, detail: written });
  if (actorId !== null) await logAlarm(tx, actorId, verb);

  const kind = NOTIFICATION_OF[verb];
  if (kind && after !== null && (await wantsDecisions(tx.db, userId))) {
    await writeNotifications(tx, [{ userId, kind, cause: actId, recordId, place: null }]);
  }
  return {
    actId,
    revisionId: after ?? record.revisionId,
    state: after === null ? record.state : detail.to,
    isHalf: verb === 'verify' && after === null,
  };
}

// Logs an alarm once, when the number of recent removals reaches the threshold, so that a compromised account is
// noticed before it does more harm than one undo can revert.
async function logAlarm({ db }: Deps, actorId: number, verb: Verb): Promise<void> {
  if (!(REMOVALS.verbs as readonly Verb[]).includes(verb)) return;
  const count = await countRecentActs(db, actorId, REMOVALS.verbs, REMOVALS.withinMs);
  if (count !== REMOVALS.alarming) return;
  await insertAudit(db, { actorId: null, verb: 'alarm-removals', subjectKind: 'user', subjectId: String(actorId), detail: { count } });
}
