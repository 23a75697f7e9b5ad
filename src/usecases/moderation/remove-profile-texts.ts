import { findReportable, hasReported, removeTexts } from '#data/queries/accounts/profiles.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { factsAbout } from '#usecases/fairness/facts-about.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';
import { refuse } from '#usecases/refused.ts';
import { refusalOf } from '#usecases/sign-in-methods/refusal-of.ts';
import type { ModerationResult } from './moderation-errors.ts';

/**
 * Removes a player's bio and links. The moderator must be neither one who reported them nor related to the player. The
 * removal is in the public log, and the player is notified.
 */
export async function removeProfileTexts(deps: Deps, actor: Actor, handle: string): Promise<ModerationResult<undefined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  // Checked before the player is looked up, so that the response does not reveal anything.
  const refusal = refusalOf(actor, 'remove-profile-texts', { own: false, teamMate: false, chosenRival: false });
  if (refusal) return refusal;
  const parsed = parseHandle(handle);
  if (!parsed.ok) return refuse('not-found');
  return allOrNothing(deps, async (tx): Promise<ModerationResult<undefined>> => {
    const { db } = tx;
    const profile = await findReportable(db, parsed.value);
    if (!profile) return refuse('not-found');
    const { userId } = profile;
    const mayAnswer = can(actor, 'remove-profile-texts', await factsAbout(db, actor, userId));
    if (!mayAnswer || (await hasReported(db, actor.userId, profile))) return refuse('not-allowed');
    if (!(await removeTexts(db, userId))) return refuse('not-found');
    const detail = { profile: profile.revisionId };
    await insertAudit(db, { actorId: actor.userId, verb: 'remove-profile-texts', subjectKind: 'user', subjectId: String(userId), detail });
    const cause = String((await readClock(db)).getTime()); // each removal notifies the player once
    await writeNotifications(tx, [{ userId, kind: 'texts-removed', cause, recordId: null, place: null }]);
    return { ok: true, value: undefined };
  });
}
