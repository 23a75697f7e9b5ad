import type { Deps } from '#usecases/deps.ts';
import { declineUnanswered } from '#usecases/moderation/decline-unanswered.ts';

/** Declines what was asked about and not answered; whatever a run before it declined is not asked about any more. */
export const declineUnansweredTask = (deps: Deps) => async () => {
  await declineUnanswered(deps);
};
