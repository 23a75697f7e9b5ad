import { isStaff, type Role } from '#domain/accounts/actor.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';

/** How long new staff may work without a second factor. After that, the role is suspended until one is registered. */
export const STAFF_GRACE_MS = 7 * 24 * HOUR_MS;
/** How long a sign-in waits for the second factor. */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;
/** How long a passkey may take to sign a challenge. */
export const CHALLENGE_MS = 5 * MINUTE_MS;
export const MOST_PASSKEYS = 10;
export const RECOVERY_CODES = 10;

type StaffMember = { readonly role: Role; readonly staffSince: Date | null; readonly hasSecondFactor: boolean };

/** Returns by when a staff member has to register a second factor, or null when nothing has to be done. */
export const secondFactorDue = ({ role, staffSince, hasSecondFactor }: StaffMember): Date | null =>
  isStaff(role) && staffSince && !hasSecondFactor ? new Date(staffSince.getTime() + STAFF_GRACE_MS) : null;

/** Returns the role with which a user may act: a staff member without a second factor becomes a player when it is due. */
export function roleWithFactor(member: StaffMember, now: Date): Role {
  const due = secondFactorDue(member);
  return due && due <= now ? 'player' : member.role;
}
