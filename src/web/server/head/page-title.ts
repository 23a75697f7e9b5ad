import type { Metadata } from 'next';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from './page-head.ts';

type TitledPage = 'calendar' | 'entries' | 'guide' | 'information' | 'limited' | 'log' | 'menu' | 'moving' | 'records' | 'terms' | 'trends';

/** Returns the metadata of one of the site's fixed pages. */
export function pageTitle(locale: Language, page: TitledPage): Metadata {
  const { pages, found } = messagesOf(locale);
  return pageHead(locale, { title: pages[page].title, description: found.pages[page] });
}
