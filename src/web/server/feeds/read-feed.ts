import 'server-only';
import { pageOfFeed } from '#domain/feeds/feed-pages.ts';
import { FEED_ENTRIES, type Feed, feedName, type SiteFeed } from '#domain/feeds/feeds.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { getPublicLog } from '#usecases/fairness/get-public-log.ts';
import { getRecordFeed } from '#usecases/feeds/get-record-feed.ts';
import { listEventMoments } from '#usecases/feeds/list-event-moments.ts';
import { listFeedNews } from '#usecases/feeds/list-feed-news.ts';
import { listKeywords } from '#usecases/keywords/list-keywords.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { deps } from '#web/server/deps.ts';
import { eventEntry } from './event-entries.ts';
import type { FeedDocument, FeedEntry } from './feed-document.ts';
import { feedTitle } from './feed-titles.ts';
import { logFeedEntry } from './log-entry.ts';
import { recordEntry } from './record-entries.ts';
import { keywordEntries, newsEntry } from './text-entries.ts';

/** Returns a feed in one language, or undefined for an unknown stage or player. */
export async function readFeed(feed: Feed, locale: Language): Promise<FeedDocument | undefined> {
  const read = await readEntries(feed, locale);
  return read && { name: feedName(feed), page: pageOfFeed(feed), title: titleOf(read.title, locale), entries: read.entries };
}

const titleOf = (parts: readonly string[], locale: Language): string => [...parts, messagesOf(locale).shell.site].join(' · ');

type Read = { readonly title: readonly string[]; readonly entries: readonly FeedEntry[] };

async function readEntries(feed: Feed, locale: Language): Promise<Read | undefined> {
  if (feed.of === 'stage' || feed.of === 'user') return readRecords(feed, locale);
  if (feed.of === 'records') return readRecords({ of: feed.of }, locale);
  return { title: [feedTitle(feed.of, locale)], entries: await READERS[feed.of](locale) };
}

async function readRecords(feed: Parameters<typeof getRecordFeed>[1], locale: Language): Promise<Read | undefined> {
  const read = await getRecordFeed(deps(), feed);
  if (!read) return undefined;
  const { stage, player, posts } = read;
  const subject = stage ? inLanguage(stage, locale) : player && (player.name ?? messagesOf(locale).rankings.anonymous);
  return {
    title: [...(subject === undefined ? [] : [subject]), feedTitle('records', locale)],
    entries: posts.map((post) => recordEntry(post, locale)),
  };
}

const READERS: Readonly<Record<Exclude<SiteFeed, 'records'>, (locale: Language) => Promise<FeedEntry[]>>> = {
  news: async (locale) => (await listFeedNews(deps())).map((news) => newsEntry(news, locale, deps().siteZone)),
  events: async (locale) => (await listEventMoments(deps())).map((moment) => eventEntry(moment, locale)),
  log: async (locale) => {
    const [log, catalogue] = [await getPublicLog(deps(), {}, { limit: FEED_ENTRIES }), await deps().catalogue()];
    return log.ok ? log.value.entries.map((entry) => logFeedEntry(catalogue, entry, locale)) : [];
  },
  keywords: async (locale) => {
    const list = await listKeywords(deps(), { order: 'edited', page: 1 }, locale);
    return list?.entries.flatMap((keyword) => keywordEntries(keyword, locale)) ?? [];
  },
};
