import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { newClient } from '#tests/support/scenarios/accounts.ts';
import { sessionCookie } from '#tests/support/scenarios/actors.ts';
import type { Received } from '#tests/support/servers/mail-sink.ts';
import { withSiteDatabase, withSiteDeps } from '#tests/support/sites/site-database.ts';
import { inboxUrl, postingSite, type TestSite } from '#tests/support/sites/test-sites.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import { register } from '#usecases/accounts/register.ts';

const PASSWORD = 'nine quiet lanterns';

/** An account on the posting site. */
export type TestAccount = { readonly handle: string; readonly password: string };

/** Returns a handle that no other test uses. */
export const newHandle = (): string => `t${randomBytes(6).toString('hex')}`;

/** Returns a name in two scripts that no other test uses. */
export const newName = (): string => `こけ ${randomBytes(5).toString('hex')}`;

type AccountDetails = {
  readonly handle?: string;
  readonly name?: string;
  readonly email?: string;
  readonly language?: 'en' | 'ja';
};

/** Registers an account as the site does, without the cost of its password hash. */
export async function createAccount(details: AccountDetails = {}): Promise<TestAccount> {
  const account = { handle: details.handle ?? newHandle(), password: PASSWORD };
  const registered = await withSiteDeps(postingSite(), (deps) => register(deps, { ...account, ...details }, newClient()));
  if (!registered.ok) throw new Error(`no account: ${JSON.stringify(registered)}`);
  return account;
}

/** Starts a session for any player of a site, without the log-in form, and returns the cookie. */
export const beginSessionOf = (handle: string, site: TestSite = postingSite(), agent = 'a test'): Promise<string> =>
  withSiteDatabase(site, async (db) => {
    const account = await findAccountByHandle(db, handle);
    if (!account) throw new Error(`no account ${handle}`);
    const { secret } = await beginSession(db, account.userId, { ...newClient(), agent });
    return sessionCookie({ sid: secret });
  });

/** Makes the sessions of an account ten minutes older, as if the player had signed in earlier. */
export const ageSessions = ({ handle }: TestAccount) =>
  withSiteDatabase(postingSite(), (db) =>
    sql`update sessions set created_at = created_at - interval '10 minutes' where user_id = (select id from users where handle = ${handle})`.execute(
      db,
    ),
  );

/** Makes all sessions of an account expire. */
export const expireSessions = ({ handle }: TestAccount) =>
  withSiteDatabase(postingSite(), (db) =>
    sql`update sessions set expires_at = app_now() - interval '1 minute' where user_id = (select id from users where handle = ${handle})`.execute(
      db,
    ),
  );

/**
 * Resets the rate limits of all tests that share the browser's address. Log-in and registration are limited by address.
 */
export const resetRateLimits = () =>
  withSiteDatabase(postingSite(), (db) =>
    // Skips rows that a transaction of another test has locked, because waiting for several of them could be a deadlock.
    sql`delete from attempts where key in (select key from attempts for update skip locked)`.execute(db),
  );

/** Returns the link in the newest mail with this subject to an address, if one has arrived. */
export async function findMailedLink(to: string, subject: RegExp): Promise<string | undefined> {
  const mails = (await (await fetch(`${inboxUrl()}/mails.json`)).json()) as readonly Received[];
  const mail = mails.find((received) => received.to.includes(to) && subject.test(received.subject));
  return mail && /https?:\/\/\S+/.exec(mail.text)?.[0];
}
