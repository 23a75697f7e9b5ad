import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales.ts';
import { messagesOf } from './messages.ts';

// No locale cookie and no look at the browser's languages: a page depends on its address alone, so that a shared cache can keep it.
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = (await requestLocale) ?? '';
  const locale = isLocale(asked) ? asked : 'en';
  return { locale, messages: messagesOf(locale), timeZone: 'UTC' };
});
