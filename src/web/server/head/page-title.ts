import type { Metadata } from 'next';
import type { Locale } from '#web/i18n/locales.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import { pageHead, unlisted } from './page-head.ts';

type TitledPage = 'calendar' | 'entries' | 'guide' | 'information' | 'limited' | 'log' | 'menu' | 'moving' | 'records' | 'terms' | 'trends';

/** Returns the metadata of one of the fixed pages of the site. */
export async function pageTitle(params: Promise<{ locale: string }>, page: TitledPage): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const { pages, found } = messagesOf(locale);
  return pageHead(locale, { title: pages[page].title, description: found.pages[page] });
}

/** Returns the metadata of a page that search engines should not index. */
export async function unlistedTitle(params: Promise<{ locale: string }>, titleIn: (words: Messages) => string): Promise<Metadata> {
  return unlisted(titleIn(messagesOf((await params).locale as Locale)));
}
