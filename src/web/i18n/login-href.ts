import type { Language } from '#domain/shared/language.ts';
import { localePath } from './locales.ts';

/** Returns a link to the sign-in page that leads back to `path`, which has no language prefix. */
export const loginHref = (locale: Language, path: string): string =>
  `${localePath(locale, '/auth/login')}?${new URLSearchParams({ callbackUrl: localePath(locale, path) })}`;
