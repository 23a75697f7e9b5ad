import type { Metadata } from 'next';
import type { Locale } from '#web/i18n/locales.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import { pageHead, unlisted } from './page-head.ts';

type TitledPage = 'calendar' | 'entries' | 'guide' | 'information' | 'limited' | 'log' | 'menu' | 'moving' | 'records' | 'terms' | 'trends';

/** Metadata of one of the site's fixed pages. */
export async function pageTitle(params: Promise<{ locale: string }>, page: TitledPage): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const { pages, found } = messagesOf(locale);
  return pageHead(locale, { title: pages[page].title, description: found.pages[page] });
}

/** Metadata of a page that search engines should not index. */
export async function unlistedTitle(params: Promise<{ locale: string }>, titleIn: (words: Messages) => string): Promise<Metadata> {
  return unlisted(titleIn(messagesOf((await params).locale as Locale)));
}
