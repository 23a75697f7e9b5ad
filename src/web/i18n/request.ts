import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales.ts';
import { messagesOf } from './messages.ts';

// Sentences that were read once are kept for as long as the process lives: next-intl forgets them with each request, and reading one costs more than all
// that is said with it. It takes what is kept from under this name; should it not any more, pages are only slower (decision 0112).
const kept = { _cache: { dateTime: {}, number: {}, message: {}, relativeTime: {}, pluralRules: {}, list: {}, displayNames: {} } };

// No locale cookie and no look at the browser's languages: a page depends on its address alone, so that a shared cache can keep it.
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = (await requestLocale) ?? '';
  const locale = isLocale(asked) ? asked : 'en';
  return { locale, messages: messagesOf(locale), timeZone: 'UTC', ...kept };
});
