import { FILTER_KEYS } from '#domain/rankings/filter.ts';

/**
 * All query keys of public pages. The edge removes any other key before the cache lookup, so that extra parameters on a
 * link neither split the cache nor reach the site.
 */
export const PAGE_QUERY_KEYS: readonly string[] = [
  ...FILTER_KEYS,
  ...['since'], // a total: comparison with an earlier day
  ...['team', 'hour'], // an event and its replay
  ...['month', 'type', 'lang'], // the calendar and its file
  ...['category', 'flag', 'initial', 'order', 'from', 'to'], // keywords and their history; news
  ...['kind', 'series', 'after'], // new records and entrants
  ...['verb'], // the log
  ...['stage', 'speedrun', 'notice'], // the form of a new record, and the callout after an action
];
