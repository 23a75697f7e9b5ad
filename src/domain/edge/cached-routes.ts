import { isSiteFeed, parseFeedFile, type SiteFeed } from '#domain/feeds/feeds.ts';
import { FILTER_KEYS } from '#domain/rankings/filter.ts';
import { eventKey, keywordKey, pictureKey, recordKey, speedrunKey, stageKey, totalKey, userKey } from './keys.ts';

type Keys = (first: string, second: string, query: URLSearchParams) => readonly string[];

const none: Keys = () => [];
const calendar: Keys = () => ['calendar'];
const event: Keys = (code) => [eventKey(Number(code)), 'classes', 'keywords'];
const keyword: Keys = (name) => [keywordKey(name), 'keywords'];
const keywords: Keys = () => ['keywords'];
const lists: Keys = () => ['lists', 'classes'];
const log: Keys = () => ['log'];
const news: Keys = () => ['news'];
const record: Keys = (recordId) => [recordKey(recordId), 'standings', 'keywords', 'log'];
const sitemap: Keys = () => ['lists', 'keywords', 'news', 'calendar'];
const speedrun: Keys = (speedrunId) => [speedrunKey(Number(speedrunId)), 'classes'];
const stage: Keys = (stageId) => [stageKey(Number(stageId)), 'classes'];
const stageOfQuery: Keys = (_first, _second, query) => stage(query.get('stage') ?? '', '', query);
const standings: Keys = () => ['standings'];
const total: Keys = (totalId) => [totalKey(Number(totalId)), 'standings'];
const user: Keys = (handle) => [userKey(handle), 'standings'];

const SITE_FEED_KEYS: Readonly<Record<SiteFeed, Keys>> = { records: lists, news, events: calendar, log, keywords };
const siteFeed: Keys = (name, ...rest) => (isSiteFeed(name) ? SITE_FEED_KEYS[name](name, ...rest) : []);
/** Returns keys by the name of a feed without its format. */
const ofFeed =
  (keys: Keys): Keys =>
  (file, ...rest) =>
    keys(parseFeedFile(file)?.name ?? '', ...rest);

/**
 * Cached pages and their images, in every language. Each route has the surrogate keys of the data that the page shows,
 * apart from the catalogue and player names.
 */
export const CACHED_PAGES: Readonly<Record<string, Keys>> = {
  '/': () => ['home', 'classes'],
  '/calendar': calendar,
  '/card.png': none,
  '/compare/[userA]/[userB]': (a, b) => [userKey(a), userKey(b), 'standings'],
  '/developers': none,
  '/developers/embeds': none,
  '/embed/event/[id]': event,
  '/embed/stage/[id]': stage,
  '/embed/total/[id]': total,
  '/embed/user/[id]': user,
  '/data': () => ['dumps'],
  '/entries': lists,
  '/feeds/[file]': ofFeed(siteFeed),
  '/feeds/stage/[file]': ofFeed(stage),
  '/feeds/user/[file]': ofFeed(user),
  '/game/[series]': () => ['standings', 'classes', 'keywords'],
  '/guide': keywords,
  '/guide/[stageId]': (stageId) => [stageKey(Number(stageId)), 'keywords'],
  '/information': news,
  '/information/[newsId]': news,
  '/information/about/[topic]': none,
  '/keyword': keywords,
  '/keyword/[keyword]': keyword,
  '/keyword/[keyword]/history': keyword,
  '/keyword/rules': keywords,
  '/keyword/rules/[ruleId]': keywords,
  '/limited': calendar,
  '/limited/[code]': event,
  '/limited/[code]/card.png': event,
  '/limited/[code]/event.ics': (code) => [eventKey(Number(code)), 'calendar'],
  '/limited/[code]/replay': event,
  '/log': log,
  '/menu': none,
  '/moving': none,
  '/overlay/board': stageOfQuery,
  '/overlay/event': (_first, _second, query) => event(query.get('event') ?? '', '', query),
  '/overlay/standing': stageOfQuery,
  '/overlay/ticker': lists,
  '/planet': none,
  '/post': standings,
  '/ranking': standings,
  '/record/[recordId]': record,
  '/record/[recordId]/card.png': record,
  '/records': lists,
  '/speedrun/[speedrunId]': speedrun,
  '/stage/[stageId]': stage,
  '/stage/[stageId]/card.png': stage,
  '/stages': none,
  '/terms': none,
  '/terms/[revision]': none,
  '/total/[totalId]': total,
  '/total/[totalId]/card.png': total,
  '/trends': lists,
  '/user/[userId]': user,
  '/user/[userId]/card.png': user,
  '/user/[userId]/year/[yyyy]': user,
  '/user/[userId]/year/[yyyy]/card.png': user,
};

/**
 * Cached pages that their owner sees although they are hidden from others. Requests with a session bypass the cache, and
 * their responses are never stored.
 */
export const OWNED_PAGES: readonly string[] = ['/user/[userId]/year/[yyyy]', '/user/[userId]/year/[yyyy]/card.png'];

/** Cached files and lists that do not depend on the language or the visitor. */
export const CACHED_FILES: Readonly<Record<string, Keys>> = {
  '/api/boards/[stageId]/[rule]/ranking.csv': stage,
  '/api/boards/[stageId]/[rule]/ranking.json': stage,
  '/api/boards/[stageId]/counts': stage,
  '/api/evidence/[recordId]': (recordId) => [recordKey(recordId)],
  '/api/keywords/names': keywords,
  '/api/log.csv': log,
  '/api/log.json': log,
  '/api/menu/[locale]': () => ['home', 'keywords'],
  '/api/oembed': none,
  '/api/pictures/[uploadId]/[file]': (uploadId) => [pictureKey(uploadId)],
  '/api/rules/[ruleId]': none,
  '/api/search/stages/[stageId]': stage,
  '/api/search/users': () => ['lists', 'standings'],
  '/api/server/keyword': keywords,
  '/api/server/stage/all': none,
  '/api/users/[userId]/boards': user,
  '/api/v1/boards/event/[code]': event,
  '/api/v1/boards/speedrun/[speedrunId]': speedrun,
  '/api/v1/boards/speedrun/[speedrunId]/history': speedrun,
  '/api/v1/boards/stage/[stageId]': stage,
  '/api/v1/boards/stage/[stageId]/history': stage,
  '/api/v1/catalogue': none,
  '/api/v1/catalogue/stages/[stageId]': none,
  '/api/v1/compare/[userA]/[userB]': (a, b) => [userKey(a), userKey(b), 'standings'],
  '/api/v1/events': calendar,
  '/api/v1/events/[code]': event,
  '/api/v1/keywords': keywords,
  '/api/v1/keywords/[uniqueId]': keywords,
  '/api/v1/log': log,
  '/api/v1/news': news,
  '/api/v1/news/[newsId]': news,
  '/api/v1/openapi.json': none,
  '/api/v1/players': standings,
  '/api/v1/players/[userId]': user,
  '/api/v1/players/[userId]/progress': user,
  '/api/v1/players/[userId]/records': user,
  '/api/v1/records': lists,
  '/api/v1/records/[recordId]': record,
  '/api/v1/rules': none,
  '/api/v1/rules/[ruleId]': none,
  '/api/v1/totals': none,
  '/api/v1/totals/[totalId]': total,
  '/api/v1/totals/[totalId]/moves': total,
  '/calendar.ics': calendar,
  '/robots.txt': none,
  '/sitemap.xml': sitemap,
  '/sitemaps/[file]': sitemap,
};

/** Cached calls that read no query, so that the edge drops it: otherwise each made-up query would be stored on its own. */
export const CALLS_WITHOUT_QUERY: readonly string[] = [
  '/api/boards/[stageId]/counts',
  '/api/evidence/[recordId]',
  '/api/menu/[locale]',
  '/api/pictures/[uploadId]/[file]',
  '/api/rules/[ruleId]',
  '/api/search/stages/[stageId]',
  '/api/server/keyword',
  '/api/server/stage/all',
];

/** Query keys of the other cached calls. The edge drops all others, except from calls of v1, which refuse them. */
export const CALL_QUERY_KEYS: readonly string[] = [
  ...FILTER_KEYS, // rankings and the boards of a player
  ...['verb', 'after'], // the public log, with `year`
  ...['q'], // names of entries
  ...['url', 'format', 'maxwidth', 'maxheight'], // oEmbed
];

/** Cached routes that search when their query has `q`. The results are not cached. */
export const SEARCHES: readonly string[] = ['/api/search/users', '/stages'];

/** Personal pages and pages that depend on typed input. */
export const UNCACHED_PAGES: readonly string[] = [
  ...['/[...rest]', '/admin', '/admin/[section]', '/admin/events', '/admin/events/[code]', '/admin/events/new'],
  ...[
    '/auth/confirm',
    '/auth/login',
    '/auth/logout',
    '/auth/not-me',
    '/auth/register',
    '/auth/reset',
    '/auth/second-factor',
    '/auth/settings',
    '/compare',
    '/dashboard',
    '/error',
  ],
  ...['/information/edit', '/information/edit/[newsId]', '/keyword-edit', '/keyword-edit/[uniqueId]', '/moderation', '/notifications'],
  '/welcome',
];
