import { expect, test } from 'vitest';
import { minimumOf } from './replica-minimum.ts';

const POSITION = '0000000100000000030001a8';
const edge = { 'x-minimum-lsn': POSITION };
const get = (url: string, headers: Record<string, string> = edge, method = 'GET') => minimumOf({ method, url, headers });

test.each(['/stage/201', '/ja/stage/201?rule=21', '/api/v1/records?limit=5', '/api/boards/201/21/ranking.json', '/sitemap.xml'])(
  '%s, which the edge caches, may be read from a replica',
  (url) => {
    expect(get(url)).toBe(POSITION);
    expect(get(url, edge, 'HEAD')).toBe(POSITION);
  },
);

test.each<[string, string | undefined]>([
  ['without a position', undefined],
  ['with an LSN as PostgreSQL writes it', '0/30001A8'],
  ['with a list', `${POSITION}, ${POSITION}`],
  ['with an empty position', ''],
])('a request %s needs the primary', (_, position) => {
  expect(get('/stage/201', position === undefined ? {} : { 'x-minimum-lsn': position })).toBeUndefined();
});

test.each<[string, () => string | undefined]>([
  ['a write', () => get('/api/v1/records', edge, 'POST')],
  ['a request with a cookie', () => get('/stage/201', { ...edge, cookie: 'a=1' })],
  ['a request with a token', () => get('/api/v1/records', { ...edge, authorization: 'Bearer x' })],
  ['a personal page', () => get('/dashboard')],
  ['a preview of a draft', () => get('/api/boards/201/21/preview')],
  ['a search', () => get('/api/search/users?q=moss')],
])('%s needs the primary', (_, ask) => {
  expect(ask()).toBeUndefined();
});
