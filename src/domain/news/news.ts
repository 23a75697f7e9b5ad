import type { CalendarDate } from '#domain/shared/date.ts';
import type { Localised } from '#domain/shared/language.ts';

/** News categories, in the order in which the editing form lists them. */
export const NEWS_CATEGORIES = ['site', 'rules', 'event', 'community'] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export const isNewsCategory = (text: string): text is NewsCategory => (NEWS_CATEGORIES as readonly string[]).includes(text);

/** Maximum lengths of a news item in each language, in user-perceived characters. */
export const NEWS_LIMITS = { title: 80, text: 8_000 } as const;

/** A news item. Its text is Markdown. */
export type News = {
  readonly newsId: number;
  readonly category: NewsCategory;
  readonly pinned: boolean;
  readonly withdrawn: boolean;
  readonly publishedOn: CalendarDate; // a day in the site's time zone
  readonly title: Localised;
  readonly text: Localised;
};

export const NEWS_ROUTE = '/information';
export const newsRoute = (newsId: number): string => `${NEWS_ROUTE}/${newsId}`;
export const newsEditRoute = (newsId?: number | string): string => `${NEWS_ROUTE}/edit${newsId === undefined ? '' : `/${newsId}`}`;
