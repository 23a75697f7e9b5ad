import { type Locale, localePath } from '#web/i18n/locales.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { useAddress } from './use-address.ts';

/** The sign-in page, told where to go afterwards: here, unless this is a page of the account itself. */
export function useLoginHref(locale: Locale): string {
  const { route, address } = useAddress();
  return route === '/' || /^\/(auth|error)(\/|$)/.test(route) ? localePath(locale, '/auth/login') : loginHref(locale, address);
}
