import { type Actor, isSignedIn, type SignedIn } from '#domain/accounts/actor.ts';
import type { ActForm } from '#domain/moderation/forms.ts';
import { REASONS } from '#domain/moderation/reasons.ts';
import { STATE_AFTER } from '#domain/moderation/verbs.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { storeStateChange } from '#usecases/records/change-record-state.ts';
import { checkStateChange } from '#usecases/records/check-state-change.ts';
import type { RecordRevision } from '#usecases/records/record-revision.ts';
import { refuse } from '#usecases/refused.ts';
import { amendRecord } from './amend-record.ts';
import type { DoneAct } from './log-act.ts';
import type { ModerationResult } from './moderation-errors.ts';

/** Applies one verb to a record at a known revision and notifies the author. The action can be undone. */
export async function actOnRecord(deps: Deps, actor: Actor, at: RecordRevision, form: ActForm): Promise<ModerationResult<DoneAct>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  return allOrNothing(deps, (tx) => actInside(tx, actor, at, form));
}

async function actInside(tx: Deps, actor: SignedIn, at: RecordRevision, form: ActForm): Promise<ModerationResult<DoneAct>> {
  if (form.verb === 'correct' || form.verb === 'move') return amendRecord(tx, actor, at, form);
  const assessed = await checkStateChange(tx, actor, at, STATE_AFTER[form.verb]);
  if (!assessed.ok) return assessed;
  // Refuses authors, who withdraw their own records in another use case.
  if (assessed.value.by !== 'moderator') return refuse('not-allowed');
  const reason = form.reason ?? REASONS[form.verb][0];
  return { ok: true, value: await storeStateChange(tx, actor.userId, assessed.value, { text: form.text, reason }) };
}
