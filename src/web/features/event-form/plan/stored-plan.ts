import { DEFAULT_LANGUAGE } from '#domain/shared/language.ts';
import { draftStore } from '#web/ui/form/stored-draft.ts';
import type { TypedPlan } from './typed-plan.ts';

/** Unsaved form input, stored in this browser from the first keystroke until the plan is saved. */
export type StoredPlan = {
  readonly typed: TypedPlan;
  // Saved version on which the input is based. Another user may have saved a newer version since.
  readonly revisionId: string | undefined;
  readonly storedAt: string;
};

/**
 * Stored plans by slot, which is an event code or "new". The number in the prefix is the form's version, so that input
 * stored by a form with other fields is ignored.
 */
export const storedPlans = draftStore<StoredPlan>(
  'draft:event:1:',
  ({ typed, storedAt }) =>
    typeof storedAt === 'string' && typeof typed?.title?.[DEFAULT_LANGUAGE] === 'string' && Array.isArray(typed.stages),
);
