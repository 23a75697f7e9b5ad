import type { Locale } from './locales.ts';
import { messagesOf } from './messages.ts';

type TitledPage = 'calendar' | 'entries' | 'guide' | 'information' | 'limited' | 'moving' | 'ranking' | 'records' | 'terms' | 'trends';

/** What the head of one of the site's own pages says. */
export async function pageTitle(params: Promise<{ locale: string }>, page: TitledPage): Promise<{ title: string }> {
  return { title: messagesOf((await params).locale as Locale).pages[page].title };
}
