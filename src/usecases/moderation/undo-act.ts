import { putPictureUp, takePicturesDown } from '#data/queries/evidence/uploads.ts';
import { findAct, listActs, type StoredAct } from '#data/queries/moderation/moderation-acts.ts';
import { bringBack, findRecord, lockRecords } from '#data/queries/records/records.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import { type Actor, isSignedIn, type SignedIn } from '#domain/accounts/actor.ts';
import { checkUndo } from '#domain/moderation/acts.ts';
import type { UndoForm } from '#domain/moderation/forms.ts';
import { REASONS } from '#domain/moderation/reasons.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { findActingRole } from '#usecases/records/find-acting-role.ts';
import { refuse } from '#usecases/refused.ts';
import { requireRecentFor } from '#usecases/sign-in-methods/refusal-of.ts';
import { type DoneAct, logAct } from './log-act.ts';
import type { ModerationResult } from './moderation-errors.ts';

/** Undoes an action by restoring the record's previous content and state. */
export async function undoAct(deps: Deps, actor: Actor, actId: string, why: UndoForm): Promise<ModerationResult<DoneAct>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  return allOrNothing(deps, async (tx) => {
    const act = await findAct(tx.db, actId);
    if (!act) return refuse('not-found');
    await lockRecords(tx.db, [act.recordId]);
    return undoInside(tx, actor, act, why);
  });
}

/** Undoes an action inside the caller's transaction, which must have locked the record. */
export async function undoInside(
  tx: Deps,
  actor: SignedIn,
  act: StoredAct,
  { reason = REASONS.undo[0], text = undefined }: UndoForm,
  bulkId: string | null = null,
): Promise<ModerationResult<DoneAct>> {
  const record = await findRecord(tx.db, act.recordId);
  if (!record) return refuse('not-found');
  if ((await findActingRole(tx.db, actor, record)) !== 'moderator') return refuse('not-allowed');
  const acts = await listActs(tx.db, act.recordId);
  const checked = checkUndo(acts, act, record.revisionId, await readClock(tx.db));
  if (!checked.ok) return checked;

  const change = { by: actor.userId, reason: text ?? null };
  const after = act.after === null ? null : await bringBack(tx.db, record, act.before, change);
  if (after === undefined) throw new Error('a locked record changed, or its version is missing');
  if (act.tookDown !== null) await putPictureUp(tx.db, act.tookDown);
  if (acts.some(({ actId, tookDown }) => actId === act.undoes && tookDown !== null)) await takePicturesDown(tx.db, act.recordId);
  if (after !== null) await addRankingEvent(tx.db);
  const to = after === null ? record.state : ((await findRecord(tx.db, act.recordId))?.state ?? record.state);
  // Undoing the undo of a withdrawal withdraws the record again. The refusal rolls the caller's transaction back.
  const refusal = to === 'withdrawn' && record.state !== to ? requireRecentFor(actor, 'withdraw-record') : undefined;
  if (refusal) return refusal;
  const detail = { from: record.state, to, by: 'moderator' };
  return {
    ok: true,
    value: await logAct(tx, { actorId: actor.userId, verb: 'undo', record, after, reason, bulkId, undoes: act.actId, detail }),
  };
}
