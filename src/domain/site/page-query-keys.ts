import { FILTER_KEYS } from '#domain/rankings/filter.ts';

/**
 * All query keys of public pages. The edge cache removes other keys before its lookup so that extra parameters in a
 * link do not create separate cache entries or reach the site.
 */
export const PAGE_QUERY_KEYS: readonly string[] = [
  ...FILTER_KEYS,
  ...['since'], // comparison of a total with an earlier day
  ...['team', 'hour'], // events and their replays
  ...['month', 'type', 'lang'], // the calendar page and the calendar file
  ...['category', 'flag', 'initial', 'order', 'from', 'to'], // keywords, their history, and news
  ...['kind', 'series', 'after'], // new records and first posts; the part of a comparison
  ...['boards'], // the scope of a comparison
  ...['verb'], // the public log
  ...['group'], // the stages of a game under one rule
  ...['theme', 'rows', 'scale', 'user', 'event'], // embeds and overlays
  ...['stage', 'speedrun', 'notice'], // the form for a new record, and the callout after an action
];
