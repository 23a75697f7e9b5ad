import type { Metadata } from 'next';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { alternatesOf } from './alternates.ts';

/** As much as search engines show of a description. */
export const DESCRIPTION_CHARACTERS = 160;

const NOT_LISTED = { robots: { index: false } } as const;

type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly address?: string; // the one it is known by, without the locale; else the layout's, as it was asked for
  readonly card?: string; // the path of what has a picture of its own; the site's is shown for all others
  readonly cardQuery?: string;
  readonly type?: 'article' | 'profile';
  readonly index?: boolean; // whether search engines may list it
};

/** The head of a page: one title and one description, for search engines and for links on other sites alike. */
export function pageHead(
  locale: Locale,
  { title, description, address, card = '', cardQuery = '', type, index = true }: PageHead,
): Metadata {
  const picture = `${localePath(locale, `${card}/card.png`)}${cardQuery}`;
  return {
    title,
    description,
    openGraph: { title, description, siteName: messagesOf(locale).shell.site, images: [picture], ...(type && { type }) },
    twitter: { card: 'summary_large_image', images: [] }, // all else is read from the lines above, and every line travels twice
    ...(address !== undefined && { alternates: alternatesOf(localePath(locale, address)) }),
    ...(!index && NOT_LISTED),
  };
}

/** The head of what search engines should not list, and nobody links to from elsewhere. */
export const unlisted = (title: string): Metadata => ({ title, ...NOT_LISTED });

/** The head of an address that names nothing. */
export const notFoundHead = (locale: Locale): Metadata => unlisted(messagesOf(locale).shell.notFound.title);
