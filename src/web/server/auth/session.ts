import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { getSession, type Session } from '#usecases/accounts/get-session.ts';
import { localePath } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';
import { readCookie, sessionCookieName } from './cookies.ts';
import { secretIn } from './token.ts';

/** Reads the active session for a request from the database. Throws when the database is unavailable. */
export async function readSession(requestHeaders: Headers): Promise<Session | undefined> {
  const secret = await secretIn(readCookie(requestHeaders, sessionCookieName()));
  return secret === undefined ? undefined : getSession(deps(), secret);
}

/** Returns the session for a page request, if there is one. Use only on pages that are not cached. */
export const pageSession = cache(async () => readSession(await headers()));

/** Returns the session for a page request. Redirects visitors to the sign-in page, which leads back to this page. */
export async function requireSession(locale: Language, path: string): Promise<Session> {
  return (await pageSession()) ?? redirect(sessionRequiredHref(locale, path));
}

/**
 * Returns the sign-in link for settings changes that require a recent sign-in. The sign-in page explains why and leads
 * back to the settings.
 */
export const signInAgainHref = (locale: Language): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ error: 'sign-in-again', callbackUrl: localePath(locale, '/auth/settings') })}`;

/** Returns the page that asks for the second factor and then leads to the callback address. */
export const secondFactorHref = ({ language, callbackUrl }: { language: Language; callbackUrl: string }): string =>
  `${localePath(language, '/auth/second-factor')}?${new URLSearchParams({ callbackUrl })}`;

/**
 * Returns the sign-in link for a page that requires a session. The sign-in page explains why and leads back to that
 * page.
 */
export const sessionRequiredHref = (locale: Language, path: string): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: localePath(locale, path) })}`;
