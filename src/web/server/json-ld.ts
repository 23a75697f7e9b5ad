import 'server-only';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteUrl } from './site-url.ts';

const SCHEMA = 'https://schema.org';

/** A schema.org object. */
export const thing = <Fields extends object>(type: string, fields: Fields) => ({ '@context': SCHEMA, '@type': type, ...fields });

/** The absolute URL of a page in a language. */
export const absoluteUrl = (locale: Locale, path: string): string => new URL(localePath(locale, path), siteUrl()).href;

/** The site as schema.org publisher. */
export const publisher = (locale: Locale) => ({
  '@type': 'Organization',
  name: messagesOf(locale).shell.site,
  url: absoluteUrl(locale, '/'),
});

type Step = { readonly name: string; readonly path: string };

/** Breadcrumbs ending with the page itself. A single step is prefixed with the home page, because a list of one is no path. */
export const breadcrumbs = (locale: Locale, steps: readonly Step[]) =>
  thing('BreadcrumbList', { itemListElement: listItems(locale, steps.length > 1 ? steps : [topPage(locale), ...steps], 'item') });

const topPage = (locale: Locale): Step => ({ name: messagesOf(locale).shell.site, path: '/' });

/** The top of a ranking, in order. */
export const rankingList = (locale: Locale, name: string, first: readonly Step[]) =>
  thing('ItemList', { name, itemListElement: listItems(locale, first, 'url') });

const listItems = (locale: Locale, steps: readonly Step[], address: 'item' | 'url') =>
  steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, [address]: absoluteUrl(locale, path) }));
