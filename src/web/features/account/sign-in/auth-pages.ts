import { redirect } from 'next/navigation';
import { callbackPath } from '#domain/accounts/sign-in/callback-url.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { pageSession } from '#web/server/auth/session.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';
import type { AuthPages } from '#web/session/sign-in.ts';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the value of a query parameter, or undefined when the parameter is missing or repeated. */
export const queryValue = (query: Query, key: string): string | undefined => {
  const value = query[key];
  return typeof value === 'string' ? value : undefined;
};

/** Returns the path to open after sign-in: `callbackUrl` if it is on this site, otherwise the localised home page. */
export function callbackOf(query: Query, locale: Language): string {
  const path = callbackPath(queryValue(query, 'callbackUrl'), siteUrl());
  return path === '/' ? localePath(locale, '/') : path;
}

export const authPages = (locale: Language): AuthPages => ({
  errorPage: localePath(locale, '/error'),
  signInPage: localePath(locale, '/auth/login'),
});

/** Returns the URL of an account page and passes on `callbackUrl` in the query string. */
export const onwards = (locale: Language, path: string, callbackUrl: string): string =>
  `${localePath(locale, path)}?${new URLSearchParams({ callbackUrl })}`;

/** Redirects signed-in users to `callbackUrl`, unless the page has an error to show. */
export async function passOn(query: Query, locale: Language): Promise<void> {
  const error = queryValue(query, 'error');
  if (error !== undefined && error !== 'SessionRequired') return;
  // While the database is down, shows the form, which reports the error on submit.
  const session = await pageSession().catch(() => undefined);
  if (session) redirect(callbackOf(query, locale));
}
