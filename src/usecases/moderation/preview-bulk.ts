import { insertBulk } from '#data/queries/moderation/moderation-bulks.ts';
import { findRecord, lockRecords } from '#data/queries/records/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { BulkForm } from '#domain/moderation/forms.ts';
import { REASONS } from '#domain/moderation/reasons.ts';
import { STATE_AFTER } from '#domain/moderation/verbs.ts';
import type { RecordState } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { type ChangeStateError, checkStateChange } from '#usecases/records/check-state-change.ts';
import { refuse } from '#usecases/refused.ts';
import { requireRecentFor } from '#usecases/sign-in-methods/refusal-of.ts';
import type { ModerationResult } from './moderation-errors.ts';

/** The effect of a bulk action on each record. Applying it only changes the records in `items`. */
export type BulkPreview = {
  readonly bulkId: string;
  readonly items: readonly {
    readonly recordId: string;
    readonly revisionId: string;
    readonly from: RecordState;
    readonly to: RecordState;
    readonly isHalf: boolean; // true for a first place, which will need a second verification
  }[];
  readonly leftOut: readonly { readonly recordId: string; readonly error: ChangeStateError }[];
};

/** Previews a verb on many records and stores the list for `applyBulk`. Changes no record. */
export async function previewBulk(deps: Deps, actor: Actor, form: BulkForm): Promise<ModerationResult<BulkPreview>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'moderate')) return refuse('not-allowed');
  const { verb, text = null, reason = REASONS[verb][0] } = form;
  const refusal = verb === 'withdraw' ? requireRecentFor(actor, 'withdraw-record') : undefined;
  if (refusal) return refusal;
  const to = STATE_AFTER[verb];
  const recordIds = [...new Set(form.recordIds)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));

  return deps.db.transaction().execute(async (db) => {
    const bulkId = crypto.randomUUID();
    const [items, leftOut]: [BulkPreview['items'][number][], BulkPreview['leftOut'][number][]] = [[], []];
    await lockRecords(db, recordIds);
    for (const recordId of recordIds) {
      const revisionId = (await findRecord(db, recordId))?.revisionId ?? '0';
      const assessed = await checkStateChange({ db }, actor, { recordId, revisionId }, to);
      if (!assessed.ok || assessed.value.by !== 'moderator')
        leftOut.push({ recordId, error: assessed.ok ? 'not-allowed' : assessed.error });
      else items.push({ recordId, revisionId, from: assessed.value.record.state, to, isHalf: assessed.value.isHalf });
    }
    const stored = items.map(({ recordId, revisionId }) => ({ recordId, revisionId }));
    await insertBulk(db, { bulkId, actorId: actor.userId, verb, reason, text, items: stored });
    return { ok: true, value: { bulkId, items, leftOut } };
  });
}
