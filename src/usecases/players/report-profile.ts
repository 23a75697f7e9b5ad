import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findReportable, hasReported } from '#data/queries/accounts/profiles.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import type { ProfileReportForm } from '#domain/profile/profile-form.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import type { FairnessResult } from '#usecases/fairness/fairness-errors.ts';
import { refuse, tooMany } from '#usecases/refused.ts';

/**
 * Reports the texts of another player's profile to the moderators, once per reader and version. The report is a row of the
 * audit log with a reason code; nobody but moderators sees it.
 */
export async function reportProfile(
  deps: Deps,
  actor: Actor,
  handle: string,
  { reason }: ProfileReportForm,
): Promise<FairnessResult<undefined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const parsed = parseHandle(handle);
  if (!parsed.ok) return refuse('not-found');
  return allOrNothing(deps, async ({ db }): Promise<FairnessResult<undefined>> => {
    const profile = await findReportable(db, parsed.value);
    if (!profile?.hasTexts) return refuse('not-found');
    if (!can(actor, 'report', { own: actor.userId === profile.userId })) return refuse('not-allowed');
    // Counting locks the reader's counter, so that of two reports at once the second sees the first.
    const wait = await takeAttempt(db, 'report-day', String(actor.userId));
    if (wait) return tooMany(wait);
    if (await hasReported(db, actor.userId, profile)) return refuse('reported-before');
    const detail = { reason, profile: profile.revisionId };
    await insertAudit(db, {
      actorId: actor.userId,
      verb: 'report-profile',
      subjectKind: 'user',
      subjectId: String(profile.userId),
      detail,
    });
    return { ok: true, value: undefined };
  });
}
