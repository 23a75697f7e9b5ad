import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findProfile, saveProfile as store } from '#data/queries/accounts/profiles.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { can } from '#domain/accounts/can.ts';
import type { ProfileForm } from '#domain/profile/profile-form.ts';
import type { Refusal } from '#usecases/accounts/account-errors.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, invalid, type Refused, refuse, tooMany } from '#usecases/refused.ts';
import { getPlayer } from './get-player.ts';
import { hasEarned } from './identity-of.ts';

type Saved = Answer<string, Refusal | Refused<'changed-since'>>;

/**
 * Saves the signed-in player's profile. Links need a countable record, pins need an own record on the board, and the title
 * must be an earned badge. New texts are listed in the moderators' queue. Returns the version of the texts; refused when the
 * form was filled in from another version.
 */
export async function saveProfile(deps: Deps, session: Session, form: ProfileForm): Promise<Saved> {
  const { userId, handle } = session;
  // The profile is a part of the public name: who may not rename the account may not change it.
  if (!can(signedInAs(session, 'site'), 'rename-self', { own: true })) return refuse('not-allowed');
  const page = await getPlayer(deps, handle, {});
  if (!page.ok) return refuse('not-found');
  const { standings, identity, hasPosted } = page.value;
  if (form.links.length > 0 && !hasPosted) return invalid({ 'links.0': 'too-early' });
  const own = new Set(standings.map(({ board }) => board.boardId));
  const unknown = form.pins.findIndex((pin) => !own.has(pin));
  if (unknown >= 0) return invalid({ [`pins.${unknown}`]: 'wrong-type' });
  if (form.title !== null && !hasEarned(identity?.badges ?? [], form.title)) return invalid({ title: 'wrong-type' });
  return allOrNothing(deps, async ({ db }): Promise<Saved> => {
    if (!(await lockOpenAccount(db, userId))) return refuse('not-found');
    const wait = await takeAttempt(db, 'profile-day', String(userId));
    if (wait) return tooMany(wait);
    const before = await findProfile(db, userId);
    const revision = before.revisionId === form.revision ? await store(db, userId, form, form.revision) : undefined;
    if (revision === undefined) return refuse('changed-since');
    const isSame = before.bio === form.bio && before.links.join(' ') === form.links.join(' ');
    const hasTexts = form.bio !== null || form.links.length > 0;
    if (!isSame && hasTexts) {
      if (!can(signedInAs(session, 'keywords'), 'rename-self', { own: true })) return refuse('not-allowed'); // banned from texts
      const [subjectId, detail] = [String(userId), { profile: revision }];
      await insertAudit(db, { actorId: userId, verb: 'edit-profile', subjectKind: 'user', subjectId, detail });
    }
    return { ok: true, value: revision };
  });
}
