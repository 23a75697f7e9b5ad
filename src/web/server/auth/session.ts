import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { getSession, type Session } from '#usecases/accounts/get-session.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';
import { readCookie, sessionCookieName } from './cookies.ts';
import { secretIn } from './token.ts';

/** The living session of a request, by its row; throws when the database cannot say. `actorOf` turns it into the domain's actor. */
export async function readSession(requestHeaders: Headers): Promise<Session | undefined> {
  const secret = await secretIn(readCookie(requestHeaders, sessionCookieName()));
  return secret === undefined ? undefined : getSession(deps(), secret);
}

/** The session of whoever opens a page, if there is one; only for pages that no cache keeps. */
export const pageSession = cache(async () => readSession(await headers()));

/** The session of whoever opens a page that needs one; anybody else goes to the sign-in page and comes back afterwards. */
export async function requireSession(locale: Locale, path: string): Promise<Session> {
  return (await pageSession()) ?? redirect(sessionRequiredHref(locale, path));
}

/** The sign-in page for a change in the settings that takes a recent sign-in: it says so, and leads back. */
export const signInAgainHref = (locale: Locale): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ error: 'sign-in-again', callbackUrl: localePath(locale, '/auth/settings') })}`;

/** The sign-in page for a page that needs a session: it says why, and leads back. */
export const sessionRequiredHref = (locale: Locale, path: string): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: localePath(locale, path) })}`;
