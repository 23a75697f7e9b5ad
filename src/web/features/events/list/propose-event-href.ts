import { NEWS_ROUTE } from '#domain/news/news.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

/** Returns where an event is proposed: the community chat, or the news page on a site without one. */
export const proposeEventHref = ({ chat }: { readonly chat: string | undefined }, locale: Language): string =>
  chat ?? localePath(locale, NEWS_ROUTE);
