import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales.ts';
import { messagesOf } from './messages.ts';

// Caches parsed messages for the lifetime of the process. next-intl drops them after each request, and parsing costs
// more than formatting. `_cache` is an internal name of next-intl. If it changes, pages only become slower (decision
// 0112).
const processCache = { _cache: { dateTime: {}, number: {}, message: {}, relativeTime: {}, pluralRules: {}, list: {}, displayNames: {} } };

// Ignores locale cookies and Accept-Language, so that a page depends only on its URL and a shared cache can store it.
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = (await requestLocale) ?? '';
  const locale = isLocale(asked) ? asked : 'en';
  return { locale, messages: messagesOf(locale), timeZone: 'UTC', ...processCache };
});
