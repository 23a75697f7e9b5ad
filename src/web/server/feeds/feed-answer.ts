import 'server-only';
import { parseHandle } from '#domain/accounts/handle.ts';
import { FEED_TYPES, type Feed, type FeedFormat, isSiteFeed, parseFeedFile } from '#domain/feeds/feeds.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { refuse } from '#usecases/refused.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { openCall } from '#web/server/answer/api-route.ts';
import { cacheableText } from '#web/server/answer/cacheable-answer.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';
import { writeAtomFeed } from './atom-feed.ts';
import { writeJsonFeed } from './json-feed.ts';
import { readFeed } from './read-feed.ts';

const WRITERS = { atom: writeAtomFeed, json: writeJsonFeed } as const satisfies Record<FeedFormat, unknown>;

/** Creates the route of feeds whose file names `find` understands. */
export const feedGet = (find: (name: string) => Feed | undefined) =>
  openCall(async ({ request, params: { locale = '', file = '' } }) => {
    const asked = parseFeedFile(file);
    const feed = asked && find(asked.name);
    const read = feed && isLanguage(locale) ? await readFeed(feed, locale) : undefined;
    if (!asked || !read || !isLanguage(locale)) return refuse('not-found');
    const text = WRITERS[asked.format](read, { locale, siteUrl: siteUrl(), siteName: messagesOf(locale).shell.site });
    return cacheableText(request, text, { 'content-type': `${FEED_TYPES[asked.format]}; charset=utf-8` }, ASK_EACH_TIME['cache-control']);
  });

/** Finds a feed of the whole site by its name. */
export const findSiteFeed = (name: string): Feed | undefined => (isSiteFeed(name) ? { of: name } : undefined);

/** Finds the feed of a stage by its id. */
export const findStageFeed = (name: string): Feed => ({ of: 'stage', stageId: parseId(name) });

/** Finds the feed of a player by the handle in its canonical spelling. */
export function findUserFeed(name: string): Feed | undefined {
  const handle = parseHandle(name);
  return handle.ok && handle.value === name ? { of: 'user', handle: name } : undefined;
}
