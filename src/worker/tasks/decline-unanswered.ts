import type { Deps } from '#usecases/deps.ts';
import { declineUnanswered } from '#usecases/moderation/decline-unanswered.ts';

/** Declines records whose author did not answer a question in time. Idempotent. */
export const declineUnansweredTask = (deps: Deps) => async () => {
  await declineUnanswered(deps);
};
