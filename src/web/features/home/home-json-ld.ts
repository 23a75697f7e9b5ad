import { type Locale, otherLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { absoluteUrl, thing } from '#web/server/head/json-ld.ts';

/**
 * Returns the JSON-LD of the website. It has no search URL because search is a dialog and no page lists its results.
 */
export const homeJsonLd = (locale: Locale) =>
  thing('WebSite', {
    name: messagesOf(locale).shell.site,
    alternateName: messagesOf(otherLocale(locale)).shell.site,
    url: absoluteUrl(locale, '/'),
    inLanguage: locale,
  });
