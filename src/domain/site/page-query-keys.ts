import { FILTER_KEYS } from '#domain/rankings/filter.ts';

/**
 * All that a public page may be asked beside its path. The edge drops every other name from an address before it looks for the page, so
 * that what somebody hangs on to a link neither splits its cache nor reaches the site.
 */
export const PAGE_QUERY_KEYS: readonly string[] = [
  ...FILTER_KEYS,
  ...['since'], // a total: who rose since then
  ...['team', 'hour'], // an event and its replay
  ...['month', 'type', 'lang'], // the calendar and its file
  ...['category', 'flag', 'initial', 'order', 'from', 'to'], // keywords and their history; news
  ...['kind', 'series', 'after'], // new records and entrants
  ...['verb'], // the log
  ...['stage', 'speedrun', 'notice'], // the form of a new record, and what a page says after a step
];
