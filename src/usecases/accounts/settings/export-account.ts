import {
  exportKnownDevices,
  exportOrganisedEvents,
  exportPeerChecks,
  exportPushAddresses,
  exportUploads,
} from '#data/queries/accounts/account-export.ts';
import { listApiTokens } from '#data/queries/accounts/api-tokens.ts';
import { listBans } from '#data/queries/accounts/bans.ts';
import { listDuels } from '#data/queries/accounts/duels.ts';
import { listLinks } from '#data/queries/accounts/linked-accounts.ts';
import { exportNameChanges } from '#data/queries/accounts/name-changes.ts';
import { exportProfile } from '#data/queries/accounts/profiles.ts';
import { listChosenRivals } from '#data/queries/accounts/rivals.ts';
import { exportSharedYears } from '#data/queries/accounts/shared-years.ts';
import { findWelcome } from '#data/queries/accounts/welcomes.ts';
import { listMembershipsOf } from '#data/queries/events/event-members.ts';
import { exportAppeals } from '#data/queries/moderation/appeals.ts';
import { listAuditOf } from '#data/queries/moderation/audit-log.ts';
import { exportReports } from '#data/queries/moderation/reports.ts';
import { exportNotifications } from '#data/queries/notifications/notifications.ts';
import { exportOrigin } from '#data/queries/records/old-names.ts';
import { listRecordsOf } from '#data/queries/records/records.ts';
import { exportWebhooks } from '#data/queries/webhooks/webhooks.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { readFactors } from '#usecases/second-factor/get-second-factor.ts';
import { getAccount } from './get-account.ts';
import { getSessions } from './manage-sessions.ts';

/**
 * Exports all data stored about a user, read from one database snapshot, except for hashes, keys, data derived from
 * records, and notes that only moderators may read. Contains the newest 10,000 rows of the log.
 */
export const exportAccount = (deps: Deps, session: Session) =>
  readSnapshot(deps, async (snapshot) => ({
    account: await getAccount(snapshot, session),
    sessions: await getSessions(snapshot, session),
    knownDevices: await exportKnownDevices(snapshot.db, session.userId),
    pushAddresses: await exportPushAddresses(snapshot.db, session.userId),
    linkedAccounts: await listLinks(snapshot.db, session.userId),
    secondFactor: await readFactors(snapshot.db, session.userId),
    apiTokens: await listApiTokens(snapshot.db, session.userId),
    webhooks: await exportWebhooks(snapshot.db, session.userId),
    bans: await listBans(snapshot.db, session.userId),
    profile: await exportProfile(snapshot.db, session.userId),
    rivals: (await listChosenRivals(snapshot.db, session.userId)).map(({ handle }) => handle),
    sharedYears: await exportSharedYears(snapshot.db, session.userId),
    duels: (await listDuels(snapshot.db, session.userId)).map(({ rival, ...duel }) => ({ ...duel, rival: rival?.handle ?? null })),
    welcome: (await findWelcome(snapshot.db, session.userId)) ?? null,
    events: await listMembershipsOf(snapshot.db, session.userId),
    organisedEvents: await exportOrganisedEvents(snapshot.db, session.userId),
    uploads: await exportUploads(snapshot.db, session.userId),
    peerChecks: await exportPeerChecks(snapshot.db, session.userId),
    records: await listRecordsOf(snapshot.db, session.userId),
    cameFrom: await exportOrigin(snapshot.db, session.userId),
    formerNames: await exportNameChanges(snapshot.db, session.userId),
    notices: await exportNotifications(snapshot.db, session.userId),
    reports: await exportReports(snapshot.db, session.userId),
    appeals: await exportAppeals(snapshot.db, session.userId),
    log: await listAuditOf(snapshot.db, session.userId),
  }));
