import type { Metadata } from 'next';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { alternatesOf } from './alternates.ts';

/** Number of description characters that search engines display. */
export const DESCRIPTION_CHARACTERS = 160;

const NOT_LISTED = { robots: { index: false } } as const;

type PageHead = {
  readonly title: string;
  readonly description: string;
  // Canonical path without the locale. Defaults to the requested path, which the layout sets.
  readonly address?: string;
  readonly card?: string; // Path of the page's own card image. Defaults to the site's card.
  readonly cardQuery?: string;
  readonly type?: 'article' | 'profile';
  readonly index?: boolean; // Whether search engines may index the page.
};

/** Returns the metadata of a page, with the same title and description for search engines and link previews. */
export function pageHead(
  locale: Language,
  { title, description, address, card = '', cardQuery = '', type, index = true }: PageHead,
): Metadata {
  const picture = `${localePath(locale, `${card}/card.png`)}${cardQuery}`;
  return {
    title,
    description,
    openGraph: { title, description, siteName: messagesOf(locale).shell.site, images: [picture], ...(type && { type }) },
    // Title and description are inherited from openGraph. Setting them here as well would send each tag twice.
    twitter: { card: 'summary_large_image', images: [] },
    ...(address !== undefined && { alternates: alternatesOf(localePath(locale, address)) }),
    ...(!index && NOT_LISTED),
  };
}

/** Returns the metadata of a page that search engines should not index. */
export const unlisted = (title: string): Metadata => ({ title, ...NOT_LISTED });

/** Returns the metadata of the 404 page. */
export const notFoundHead = (locale: Language): Metadata => unlisted(messagesOf(locale).shell.notFound.title);
