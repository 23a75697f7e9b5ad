import { type Locale, localePath } from './locales.ts';

/** Link to the sign-in page that leads back to `path` (without language prefix). */
export const loginHref = (locale: Locale, path: string): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ callbackUrl: localePath(locale, path) })}`;
