import { type Locale, localePath } from '#web/i18n/locales.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { useAddress } from './use-address.ts';

/** Sign-in link that leads back here, unless this is the home, an account or an error page. */
export function useLoginHref(locale: Locale): string {
  const { route, address } = useAddress();
  return route === '/' || /^\/(auth|error)(\/|$)/.test(route) ? localePath(locale, '/auth/login') : loginHref(locale, address);
}
