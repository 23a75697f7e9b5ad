import 'server-only';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';

const SCHEMA = 'https://schema.org';

/** Returns a schema.org object. */
export const thing = <Fields extends object>(type: string, fields: Fields) => ({ '@context': SCHEMA, '@type': type, ...fields });

/** Returns the absolute URL of a page in a language. */
export const absoluteUrl = (locale: Language, path: string): string => new URL(localePath(locale, path), siteUrl()).href;

/** Returns the schema.org description of the site as a publisher. */
export const publisher = (locale: Language) => ({
  '@type': 'Organization',
  name: messagesOf(locale).shell.site,
  url: absoluteUrl(locale, '/'),
});

type Step = { readonly name: string; readonly path: string };

/**
 * Returns the breadcrumbs for a page, ending with the page itself. The home page is prepended to a single step, because
 * one item is not a path.
 */
export const breadcrumbs = (locale: Language, steps: readonly Step[]) =>
  thing('BreadcrumbList', { itemListElement: listItems(locale, steps.length > 1 ? steps : [topPage(locale), ...steps], 'item') });

const topPage = (locale: Language): Step => ({ name: messagesOf(locale).shell.site, path: '/' });

/** Returns the top places of a ranking as a schema.org list, in order. */
export const rankingList = (locale: Language, name: string, first: readonly Step[]) =>
  thing('ItemList', { name, itemListElement: listItems(locale, first, 'url') });

const listItems = (locale: Language, steps: readonly Step[], address: 'item' | 'url') =>
  steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, [address]: absoluteUrl(locale, path) }));
