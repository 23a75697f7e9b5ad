import type { Metadata } from 'next';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { alternatesOf } from './alternates.ts';

/** Description length that search engines display. */
export const DESCRIPTION_CHARACTERS = 160;

const NOT_LISTED = { robots: { index: false } } as const;

type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly address?: string; // canonical path without the locale; defaults to the requested one from the layout
  readonly card?: string; // path of the page's own card image; defaults to the site's
  readonly cardQuery?: string;
  readonly type?: 'article' | 'profile';
  readonly index?: boolean; // whether search engines may index it
};

/** Page metadata: the same title and description for search engines and link previews. */
export function pageHead(
  locale: Locale,
  { title, description, address, card = '', cardQuery = '', type, index = true }: PageHead,
): Metadata {
  const picture = `${localePath(locale, `${card}/card.png`)}${cardQuery}`;
  return {
    title,
    description,
    openGraph: { title, description, siteName: messagesOf(locale).shell.site, images: [picture], ...(type && { type }) },
    twitter: { card: 'summary_large_image', images: [] }, // the rest is inherited from openGraph; each tag is sent twice
    ...(address !== undefined && { alternates: alternatesOf(localePath(locale, address)) }),
    ...(!index && NOT_LISTED),
  };
}

/** Metadata for pages that are neither indexed nor linked from elsewhere. */
export const unlisted = (title: string): Metadata => ({ title, ...NOT_LISTED });

/** Metadata of the 404 page. */
export const notFoundHead = (locale: Locale): Metadata => unlisted(messagesOf(locale).shell.notFound.title);
