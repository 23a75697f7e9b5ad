import { LANGUAGES } from '#domain/shared/language.ts';
import { VISITOR_PAGES } from '#tests/support/page-samples.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { WorstGet } from './plant.ts';

// The pages of each kind with the most expensive queries in the demo community.
const PAGES = [
  '/records?page=1',
  '/records?page=200',
  '/stage/201?at=2026-11-01',
  '/stage/321?page=2',
  '/stage/401?console=1&year=2026',
  '/total/1?page=3',
  '/total/1?since=2020-01-01',
  '/total/20?at=2026-11-01',
  '/ranking?page=3',
  '/limited/211105',
  '/limited/211105/replay',
  '/user/halfmoon',
  '/user/andante?game=1',
  '/compare/halfmoon/andante',
  '/keyword?order=name',
  '/keyword?index=a&order=newest',
  '/log?page=1',
  '/trends',
  '/entries',
  '/calendar',
];

const CARDS = [
  '/card.png',
  '/stage/201/card.png',
  '/total/1/card.png',
  '/user/andante/card.png',
  '/record/1/card.png',
  '/limited/211105/card.png',
];

const LONG = '草'.repeat(64);

const CALLS = [
  '/calendar.ics',
  '/limited/211105/event.ics',
  '/sitemap.xml',
  ...['pages', 'stages', 'users', 'keywords', 'records'].map((file) => `/sitemaps/${file}.xml`),
  '/api/boards/201/1/ranking.csv',
  '/api/boards/201/1/ranking.json',
  '/api/boards/229/21/preview?score=100&console=1',
  '/api/events/211105/event.csv',
  '/api/events/211105/replay',
  '/api/server/stage/all',
  '/api/server/keyword',
  `/api/search/users?q=${encodeURIComponent(LONG)}`,
  '/api/search/users?q=a',
  '/api/search/stages/201',
  `/api/keywords/names?q=${encodeURIComponent(LONG)}`,
  '/api/keywords/names?q=a',
  '/api/menu/ja',
  '/api/random-stage',
  '/api/rules/21',
  '/api/log.csv',
  '/api/log.json',
];

/** Returns every kind of public page in every language, and every public file and API call. */
export const publicGets = (): WorstGet[] => {
  const pages = [...new Set([...VISITOR_PAGES, ...PAGES])].flatMap((path) => LANGUAGES.map((language) => localePath(language, path)));
  return [...pages, ...CARDS, ...CALLS].map((path) => ({ what: 'demo community', path }));
};
