import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { useAddress } from '#web/shell/use-address.ts';

/**
 * Returns a sign-in link that leads back to this page, unless it is the home page, an account page or an error page.
 */
export function useLoginHref(locale: Language): string {
  const { route, address } = useAddress();
  return route === '/' || /^\/(auth|error)(\/|$)/.test(route) ? localePath(locale, '/auth/login') : loginHref(locale, address);
}
