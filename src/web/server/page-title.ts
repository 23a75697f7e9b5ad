import type { Metadata } from 'next';
import type { Locale } from '#web/i18n/locales.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import { pageHead, unlisted } from './page-head.ts';

type TitledPage = 'calendar' | 'entries' | 'guide' | 'information' | 'limited' | 'log' | 'menu' | 'moving' | 'records' | 'terms' | 'trends';

/** What the head of one of the site's own pages says. */
export async function pageTitle(params: Promise<{ locale: string }>, page: TitledPage): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const { pages, found } = messagesOf(locale);
  return pageHead(locale, { title: pages[page].title, description: found.pages[page] });
}

/** The head of a page that search engines have no business with. */
export async function unlistedTitle(params: Promise<{ locale: string }>, titleIn: (words: Messages) => string): Promise<Metadata> {
  return unlisted(titleIn(messagesOf((await params).locale as Locale)));
}
