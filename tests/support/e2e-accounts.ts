import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#data/db.ts';
import { findAccountByHandle } from '#data/queries/accounts.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import { newClient } from './accounts.ts';
import { sessionCookie } from './actors.ts';
import { E2E_INBOX, E2E_PORT, e2eDatabaseUrl } from './e2e-site.ts';
import type { Received } from './mail-sink.ts';
import { openPage } from './open-page.ts';

export const E2E_ORIGIN = `http://127.0.0.1:${E2E_PORT}`;
const PASSWORD = 'nine quiet lanterns';

/** An account of the browser tests' site. */
export type TestAccount = { readonly handle: string; readonly password: string };

/** A handle that no other test uses. */
export const newHandle = (): string => `t${randomBytes(6).toString('hex')}`;

/** A name that looks like no other test's, in two scripts. */
export const newName = (): string => `こけ ${randomBytes(5).toString('hex')}`;

/** Runs SQL on the database of the browser tests' site. */
export async function withE2eDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(e2eDatabaseUrl(), { maxConnections: 1, statementTimeoutMs: 20_000 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** All tests come from one address: what they have tried so far is forgotten. */
export const forgetTries = () => withE2eDatabase((db) => sql`delete from attempts`.execute(db));

/** A new account, made by the site's own call. */
export async function createAccount(
  more: { handle?: string; name?: string; email?: string; language?: 'en' | 'ja' } = {},
): Promise<TestAccount> {
  await forgetTries();
  const account = { handle: more.handle ?? newHandle(), password: PASSWORD };
  const answer = await fetch(`${E2E_ORIGIN}/api/account`, {
    method: 'POST',
    headers: { origin: E2E_ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, ...more }),
  });
  expect(answer.status).toBe(201);
  return account;
}

/** Logs in on the page that is open, in either language. */
export async function fillLogin(page: Page, { handle, password }: TestAccount): Promise<void> {
  await page.getByLabel(/^(User ID|ユーザーID)$/).fill(handle);
  await page.getByLabel(/^(Password|パスワード)$/).fill(password);
  await page.getByRole('button', { name: /^(Log in|ログイン)$/ }).click();
}

/** Logs in by the form and waits until the page that was asked for is there. */
export async function logIn(page: Page, account: TestAccount, path = '/'): Promise<void> {
  await page.goto(`/auth/login?${new URLSearchParams({ callbackUrl: path })}`);
  await fillLogin(page, account);
  await expect(page).toHaveURL(path);
}

/** Gives a browser a session, and opens a page: for stories that are about something else than logging in. */
export async function signIn(page: Page, { handle }: TestAccount, path = '/'): Promise<void> {
  const agent = await page.evaluate(() => navigator.userAgent);
  const cookie = await withE2eDatabase(async (db) => {
    const account = await findAccountByHandle(db, handle);
    const { secret } = await beginSession(db, account?.userId ?? 0, { ...newClient(), agent });
    return sessionCookie({ sid: secret });
  });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: E2E_ORIGIN, httpOnly: true }]);
  await openPage(page, path);
}

/** Ends all sessions of an account behind its back, as time does. */
export const expireSessions = ({ handle }: TestAccount) =>
  withE2eDatabase((db) =>
    sql`update sessions set expires_at = app_now() - interval '1 minute' where user_id = (select id from users where handle = ${handle})`.execute(
      db,
    ),
  );

/** The link in the newest letter to an address; waits until one with this subject has arrived. */
export async function linkInLetter(to: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters: Received[] = await (await fetch(`${E2E_INBOX}/letters.json`)).json();
      const letter = letters.find((received) => received.to.includes(to) && subject.test(received.subject));
      link = letter && /https?:\/\/\S+/.exec(letter.text)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
