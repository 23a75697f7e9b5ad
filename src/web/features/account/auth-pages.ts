import { redirect } from 'next/navigation';
import { callbackPath } from '#domain/accounts/callback-url.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { pageSession } from '#web/server/auth/session.ts';
import { siteUrl } from '#web/server/site-url.ts';
import type { AuthPages } from '#web/session/sign-in.ts';

/** Query parameters as Next.js passes them. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns a query parameter; undefined when it is missing or repeated. */
export const queryValue = (query: Query, key: string): string | undefined => {
  const value = query[key];
  return typeof value === 'string' ? value : undefined;
};

/** Returns the path to open after sign-in: a path on this site, else the home page in the page's language. */
export function callbackOf(query: Query, locale: Locale): string {
  const path = callbackPath(queryValue(query, 'callbackUrl'), siteUrl());
  return path === '/' ? localePath(locale, '/') : path;
}

export const authPages = (locale: Locale): AuthPages => ({
  errorPage: localePath(locale, '/error'),
  signInPage: localePath(locale, '/auth/login'),
});

/** Returns the URL of an account page with the same `callbackUrl`. */
export const onwards = (locale: Locale, path: string, callbackUrl: string): string =>
  `${localePath(locale, path)}?${new URLSearchParams({ callbackUrl })}`;

/** Redirects signed-in users to `callbackUrl`, unless there is an error to show. */
export async function passOn(query: Query, locale: Locale): Promise<void> {
  const error = queryValue(query, 'error');
  if (error !== undefined && error !== 'SessionRequired') return;
  const session = await pageSession().catch(() => undefined); // database down: the form reports it on submit
  if (session) redirect(callbackOf(query, locale));
}
