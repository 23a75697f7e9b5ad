import { type Locale, localePath } from './locales.ts';

/** The sign-in page, told to lead on to a page, whose path has no language. */
export const loginHref = (locale: Locale, path: string): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ callbackUrl: localePath(locale, path) })}`;
