import 'server-only';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteUrl } from './site-url.ts';

const SCHEMA = 'https://schema.org';

/** One thing that a page is about, in the words of schema.org. */
export const thing = <Fields extends object>(type: string, fields: Fields) => ({ '@context': SCHEMA, '@type': type, ...fields });

/** A page's whole address in a language, as other sites need it. */
export const absoluteUrl = (locale: Locale, path: string): string => new URL(localePath(locale, path), siteUrl()).href;

/** Whose site this is. */
export const publisher = (locale: Locale) => ({
  '@type': 'Organization',
  name: messagesOf(locale).shell.site,
  url: absoluteUrl(locale, '/'),
});

type Step = { readonly name: string; readonly path: string };

/** The way to a page; the last step is the page itself. A way of one step begins at the top page: one alone is none. */
export const breadcrumbs = (locale: Locale, steps: readonly Step[]) =>
  thing('BreadcrumbList', { itemListElement: listItems(locale, steps.length > 1 ? steps : [topPage(locale), ...steps], 'item') });

const topPage = (locale: Locale): Step => ({ name: messagesOf(locale).shell.site, path: '/' });

/** The first of a ranking, in order. */
export const rankingList = (locale: Locale, name: string, first: readonly Step[]) =>
  thing('ItemList', { name, itemListElement: listItems(locale, first, 'url') });

const listItems = (locale: Locale, steps: readonly Step[], address: 'item' | 'url') =>
  steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, [address]: absoluteUrl(locale, path) }));
