import type { Language } from '#domain/shared/language.ts';
import { SITE_NAMES } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { absoluteUrl, thing } from '#web/server/head/json-ld.ts';

/**
 * Returns the JSON-LD of the website. It has no search URL because search is a dialog and no page lists its results.
 */
export const homeJsonLd = (locale: Language) =>
  thing('WebSite', {
    name: messagesOf(locale).shell.site,
    alternateName: inOtherLanguage(SITE_NAMES, locale)?.text,
    url: absoluteUrl(locale, '/'),
    inLanguage: locale,
  });
