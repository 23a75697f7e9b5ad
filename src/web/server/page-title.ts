import type { Metadata } from 'next';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from './page-head.ts';

type TitledPage = 'calendar' | 'entries' | 'guide' | 'information' | 'limited' | 'log' | 'menu' | 'moving' | 'records' | 'terms' | 'trends';

/** What the head of one of the site's own pages says. */
export async function pageTitle(params: Promise<{ locale: string }>, page: TitledPage): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const { pages, found } = messagesOf(locale);
  return pageHead(locale, { title: pages[page].title, description: found.pages[page] });
}
