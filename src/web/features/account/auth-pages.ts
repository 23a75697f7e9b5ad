import { redirect } from 'next/navigation';
import { callbackPath } from '#domain/accounts/callback-url.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { pageSession } from '#web/server/auth/session.ts';
import { siteUrl } from '#web/server/site-url.ts';
import type { AuthPages } from '#web/session/sign-in.ts';

/** What an address carries, as Next hands it over. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The one value of a key in an address; none when it is given twice. */
export const queryValue = (query: Query, key: string): string | undefined => {
  const value = query[key];
  return typeof value === 'string' ? value : undefined;
};

/** Where to go after signing in: a path of this site, else the top page in the language of the address. */
export function callbackOf(query: Query, locale: Locale): string {
  const path = callbackPath(queryValue(query, 'callbackUrl'), siteUrl());
  return path === '/' ? localePath(locale, '/') : path;
}

/** The error and sign-in pages in a language. */
export const authPages = (locale: Locale): AuthPages => ({
  errorPage: localePath(locale, '/error'),
  signInPage: localePath(locale, '/auth/login'),
});

/** The address of an account page that leads on to the same place as this one. */
export const onwards = (locale: Locale, path: string, callbackUrl: string): string =>
  `${localePath(locale, path)}?${new URLSearchParams({ callbackUrl })}`;

/** Whoever is signed in already goes on to where they were headed, unless there is an error to be read. */
export async function passOn(query: Query, locale: Locale): Promise<void> {
  const error = queryValue(query, 'error');
  if (error !== undefined && error !== 'SessionRequired') return;
  const session = await pageSession().catch(() => undefined); // while the database is away the form itself will say so
  if (session) redirect(callbackOf(query, locale));
}
