import { insertAudit } from '#data/queries/audit-log.ts';
import { wantsDecisions } from '#data/queries/listeners.ts';
import { countRecentActs, insertAct } from '#data/queries/moderation-acts.ts';
import { REMOVALS, type Verb } from '#domain/moderation/verbs.ts';
import type { DecisionKind } from '#domain/notifications/notifications.ts';
import type { RecordState } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';

/** What a verb did: the act that an undo names, and how the record stands. */
export type DoneAct = {
  readonly actId: string | null; // null: not a moderator's
  readonly revisionId: string;
  readonly state: RecordState;
  readonly isHalf: boolean; // a first place that waits for a second pair of eyes
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

// Nobody is told of half a verification. A question is told of by the note that it leaves (`tellOfRecords`).
const TOLD: Readonly<Record<Verb, DecisionKind | null>> = {
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

/** Writes an act with its row in the log and the notice to the author, in the transaction that does it. */
export async function logAct(tx: Deps, act: Logged): Promise<DoneAct> {
  const { actorId, verb, record, after, detail, reason = null, bulkId = null, undoes = null, tookDown = null } = act;
  const { recordId, userId } = record;
  const actId = await insertAct(tx.db, { actorId, verb, recordId, before: record.revisionId, after, reason, bulkId, undoes, tookDown });
  const written = { ...detail, revisionId: after, act: verb, actId, reason, bulkId, ...(undoes && { undoes }) };
  const audited = AUDITED[verb] ?? 'change-record-state';
  await insertAudit(tx.db, { actorId, verb: audited, subjectKind: 'record', subjectId: recordId, detail: written });
  if (actorId !== null) await noteAlarm(tx, actorId, verb);

  const kind = TOLD[verb];
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

// Once, when the number is reached: an account that was taken over can do no more harm than one call undoes.
async function noteAlarm({ db }: Deps, actorId: number, verb: Verb): Promise<void> {
  if (!(REMOVALS.verbs as readonly Verb[]).includes(verb)) return;
  const count = await countRecentActs(db, actorId, REMOVALS.verbs, REMOVALS.withinMs);
  if (count !== REMOVALS.alarming) return;
  await insertAudit(db, { actorId: null, verb: 'alarm-removals', subjectKind: 'user', subjectId: String(actorId), detail: { count } });
}
