import 'server-only';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { listBansThatHold, listStaff } from '#usecases/accounts/audit/govern.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { getPolicyTable } from '#usecases/administration/get-policy-table.ts';
import { getSwitches } from '#usecases/administration/get-switches.ts';
import { getJobs } from '#usecases/administration/manage-jobs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { requireSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';
import { siteZone } from '#web/server/site/site-settings.ts';

/**
 * Reads the data shared by all admin sections. Returns undefined for users who are not admins, and redirects visitors
 * to the sign-in page.
 */
export async function readAdminContext(locale: Language, path: string) {
  const actor = actorOf(await requireSession(locale, path), 'site');
  const [bans, jobs] = [await listBansThatHold(deps(), actor), await getJobs(deps(), actor)];
  if (!bans.ok || !jobs.ok) return undefined;
  return { actor, bans: bans.value, jobs: jobs.value, failed: jobs.value.tasks.reduce((sum, { failed }) => sum + failed, 0) };
}

export type AdminContext = NonNullable<Awaited<ReturnType<typeof readAdminContext>>>;

/** Reads the switches and the evidence policy, formatted for the admin page. */
export async function readSwitchesAndPolicy({ actor }: AdminContext) {
  const [switches, policy] = [await getSwitches(deps(), actor), await getPolicyTable(deps(), actor)];
  if (!switches.ok || !policy.ok) return undefined;
  return {
    switches: switches.value.map(({ changedAt, ...row }) => ({ ...row, changedOn: dateOf(changedAt) })),
    policy: { ...policy.value, rules: policy.value.rules.map(({ since, ...row }) => ({ ...row, since: dateOf(since) })) },
  };
}

/** Returns all users with a role above player. */
export async function readStaff({ actor }: AdminContext) {
  const staff = await listStaff(deps(), actor);
  return staff.ok ? staff.value.map(({ handle, name, role }) => ({ handle, name, role })) : [];
}

/** Returns the active bans, formatted for the admin page. */
export const bansToShow = ({ bans }: AdminContext) =>
  bans.map(({ banId, handle, name, scope, reason, endsAt, byHandle, byName }) => ({
    ...{ banId, handle, name, scope, reason, by: byName ?? byHandle },
    until: endsAt && formatDate(dayOf(endsAt, siteZone())),
  }));

/** Returns the URL of an admin section in this language. */
export const adminHref = (locale: Language, section: string): string =>
  localePath(locale, section === 'switches' ? '/admin' : `/admin/${section}`);

const dateOf = (iso: string | null): string | null => iso && formatDate(dayOf(new Date(iso), siteZone()));
