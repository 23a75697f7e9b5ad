import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useAddress } from '#web/shell/use-address.ts';

/**
 * Returns a link to the log-in page that leads back to this page, unless it is the home page, an account page or an error
 * page.
 */
export const useLoginHref = (locale: Language): string => localePath(locale, '/auth/login') + useCallbackQuery(locale);

/** Returns a link to the registration page, which leads back like `useLoginHref`. */
export const useRegisterHref = (locale: Language): string => localePath(locale, '/auth/register') + useCallbackQuery(locale);

function useCallbackQuery(locale: Language): string {
  const { route, address } = useAddress();
  if (route === '/' || /^\/(auth|error)(\/|$)/.test(route)) return '';
  return `?${new URLSearchParams({ callbackUrl: localePath(locale, address) })}`;
}
