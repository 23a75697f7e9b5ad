import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { getSession, type Session } from '#usecases/accounts/get-session.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';
import { readCookie, sessionCookieName } from './cookies.ts';
import { secretIn } from './token.ts';

/** Reads the request's active session from its row; throws when the database is unavailable. `actorOf` turns it into the domain's actor. */
export async function readSession(requestHeaders: Headers): Promise<Session | undefined> {
  const secret = await secretIn(readCookie(requestHeaders, sessionCookieName()));
  return secret === undefined ? undefined : getSession(deps(), secret);
}

/** The session of a page request, if any; only for pages that are not cached. */
export const pageSession = cache(async () => readSession(await headers()));

/** The session of a page request; redirects to the sign-in page and back when there is none. */
export async function requireSession(locale: Locale, path: string): Promise<Session> {
  return (await pageSession()) ?? redirect(sessionRequiredHref(locale, path));
}

/** Sign-in link for a settings change that requires a recent sign-in; the page explains why and leads back. */
export const signInAgainHref = (locale: Locale): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ error: 'sign-in-again', callbackUrl: localePath(locale, '/auth/settings') })}`;

/** Sign-in link for a page that requires a session; the page explains why and leads back. */
export const sessionRequiredHref = (locale: Locale, path: string): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: localePath(locale, path) })}`;
