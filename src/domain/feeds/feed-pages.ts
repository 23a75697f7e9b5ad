import { playerRoute, stageRoute } from '#domain/catalogue/routes.ts';
import { NEWS_ROUTE } from '#domain/news/news.ts';
import { type Feed, SITE_FEEDS, type SiteFeed } from './feeds.ts';

const PAGES: Readonly<Record<SiteFeed, string>> = {
  records: '/records',
  news: NEWS_ROUTE,
  events: '/limited',
  log: '/log',
  keywords: '/keyword',
};

/** The feeds of the whole site with the page that each of them follows, for lists of feeds. */
export const FEEDS: readonly { readonly feed: Feed & { readonly of: SiteFeed }; readonly page: string }[] = SITE_FEEDS.map((of) => ({
  feed: { of },
  page: PAGES[of],
}));

const ALSO: Readonly<Record<string, SiteFeed>> = { '/': 'records', '/calendar': 'events' };

/** Returns the route of the page that a feed follows, without the locale. */
export function pageOfFeed(feed: Feed): string {
  if (feed.of === 'stage') return stageRoute(feed.stageId);
  return feed.of === 'user' ? playerRoute(feed.handle) : PAGES[feed.of];
}

/** Returns the feed that a page links to, by its path without the locale. */
export function feedOfPage(path: string): Feed | undefined {
  const of = SITE_FEEDS.find((each) => PAGES[each] === path) ?? ALSO[path];
  if (of) return { of };
  const [, kind, id = ''] = /^\/(stage|user)\/([a-z0-9_-]{1,32})$/.exec(path) ?? [];
  if (kind === 'user') return { of: 'user', handle: id };
  return kind === 'stage' && /^[1-9]\d{0,8}$/.test(id) ? { of: 'stage', stageId: Number(id) } : undefined;
}
