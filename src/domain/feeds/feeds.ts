/** The formats of feeds, by the ending of their address. The first is the one that pages link to. */
export const FEED_FORMATS = ['atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The media type of each format. */
export const FEED_TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const satisfies Record<FeedFormat, string>;

/** The feeds of the whole site, by name. */
export const SITE_FEEDS = ['records', 'news', 'events', 'log', 'keywords'] as const;
export type SiteFeed = (typeof SITE_FEEDS)[number];

/** A feed: of the whole site, or the records of one stage or player. */
export type Feed =
  | { readonly of: SiteFeed }
  | { readonly of: 'stage'; readonly stageId: number }
  | { readonly of: 'user'; readonly handle: string };

/** Number of entries in a feed, newest first. */
export const FEED_ENTRIES = 50;

/** Returns what identifies a feed, such as `records` or `stage/201`. */
export function feedName(feed: Feed): string {
  if (feed.of === 'stage') return `stage/${feed.stageId}`;
  return feed.of === 'user' ? `user/${feed.handle}` : feed.of;
}

/** Returns the address of a feed, without the locale. */
export const feedRoute = (feed: Feed, format: FeedFormat): string => `/feeds/${feedName(feed)}.${format}`;

/** Splits the last part of a feed's address, such as `201.atom`. Returns undefined for an unknown format. */
export function parseFeedFile(file: string): { readonly name: string; readonly format: FeedFormat } | undefined {
  const format = FEED_FORMATS.find((each) => file.endsWith(`.${each}`));
  return format && { name: file.slice(0, -format.length - 1), format };
}

export const isSiteFeed = (name: string): name is SiteFeed => (SITE_FEEDS as readonly string[]).includes(name);
