import 'server-only';
import { isRoleSuspended, type Session } from '#usecases/accounts/get-session.ts';
import { pageSession } from '#web/server/auth/session.ts';

/** By when a staff member has to register a second factor (null if nothing is to be done), and whether it is overdue. */
export type StaffFactor = { readonly due: Date | null; readonly isSuspended: boolean };

export const staffFactor = (session: Session): StaffFactor => ({
  due: session.secondFactorDue,
  isSuspended: isRoleSuspended(session),
});

/** Reads what the reader of a staff page has to do about the second factor. */
export async function readStaffFactor(): Promise<StaffFactor> {
  const session = await pageSession();
  return session ? staffFactor(session) : { due: null, isSuspended: false };
}
