import { listActsOfBulk } from '#data/queries/moderation/moderation-acts.ts';
import { lockRecords } from '#data/queries/records/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { UndoForm } from '#domain/moderation/forms.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { DoneAct } from './log-act.ts';
import type { ModerationRefusal, ModerationResult } from './moderation-errors.ts';
import { undoInside } from './undo-act.ts';

/** Undoes a bulk action on all its records, or on none when one of them has changed since. */
export async function undoBulk(deps: Deps, actor: Actor, bulkId: string, why: UndoForm): Promise<ModerationResult<readonly DoneAct[]>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'moderate')) return refuse('not-allowed');
  return allOrNothing(deps, async (tx): Promise<ModerationResult<readonly DoneAct[]>> => {
    const acts = (await listActsOfBulk(tx.db, bulkId)).filter(({ verb }) => verb !== 'undo');
    if (acts.length === 0) return refuse('not-found');
    await lockRecords(
      tx.db,
      acts.map(({ recordId }) => recordId),
    );
    const done: DoneAct[] = [];
    const refused: (ModerationRefusal & { recordId: string })[] = [];
    for (const act of acts) {
      const undone = await undoInside(tx, actor, act, why, bulkId);
      if (undone.ok) done.push(undone.value);
      else refused.push({ ...undone, recordId: act.recordId });
    }
    const [first] = refused;
    return first ? { ...refuse(first.error), records: refused.map(({ recordId }) => recordId) } : { ok: true, value: done };
  });
}
