import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { parseVideoUrl } from './video-url.ts';

const VIDEOS = [
  ['youtube.com', '/watch?v=aaaaaaaaaaa'],
  ['youtu.be', '/aaaaaaaaaaa'],
  ['nicovideo.jp', '/watch/sm9'],
  ['nico.ms', '/sm9'],
  ['twitch.tv', '/videos/123'],
  ['x.com', '/somebody/status/123'],
  ['twitter.com', '/somebody/status/123'],
  ['bilibili.com', '/video/BV1xx411c7mD'],
] as const;

test.each(VIDEOS)('accepts video URLs on %s, with and without the subdomains www and m', (host, path) => {
  for (const name of [host, `www.${host}`, `m.${host}`, host.toUpperCase()]) {
    expect(parseVideoUrl(`https://${name}${path}`)).toEqual({ ok: true, value: `https://${name.toLowerCase()}${path}` });
  }
});

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa',
  'https://www.youtube.com/results?search_query=aaaaaaaaaaa',
  'https://www.youtube.com/playlist?list=PLaaaaaaaaa',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=tooshort',
  'https://youtu.be/',
  'https://www.nicovideo.jp/',
  'https://www.nicovideo.jp/user/123',
  'https://www.nicovideo.jp/search/sm9',
  'https://nico.ms/',
  'https://www.twitch.tv/somebody',
  'https://www.twitch.tv/somebody/videos',
  'https://clips.twitch.tv/',
  'https://x.com/home',
  'https://x.com/somebody',
  'https://x.com/search?q=123',
  'https://twitter.com/somebody',
  'https://www.bilibili.com/',
  'https://space.bilibili.com/123',
  'https://search.bilibili.com/all?keyword=BV1xx411c7mD',
])('rejects %s, which is not a video', (typed) => {
  expect(parseVideoUrl(typed)).toEqual({ ok: false, error: 'not-a-video' });
});

test.each([
  ['http://youtube.com/a', 'not-https'],
  ['javascript:alert(1)', 'not-https'],
  ['data:text/html,x', 'not-https'],
  ['youtube.com/a', 'not-a-url'],
  ['https://', 'not-a-url'],
  ['', 'not-a-url'],
  ['https://youtube.com@evil.example/a', 'not-a-url'],
  ['https://user:pass@youtube.com/a', 'not-a-url'],
  ['https://evil.example/youtube.com', 'host-not-allowed'],
  ['https://notyoutube.com/a', 'host-not-allowed'],
  ['https://youtube.com.evil.example/a', 'host-not-allowed'],
  ['https://youtube.com:8443/a', 'host-not-allowed'],
  ['https://youtube.com./a', 'host-not-allowed'],
  ['https://yоutube.com/a', 'host-not-allowed'], // with a Cyrillic о in the host name
  ['https://127.0.0.1/a', 'host-not-allowed'],
])('rejects "%s" with %s', (typed, error) => {
  expect(parseVideoUrl(typed)).toEqual({ ok: false, error });
});

test('accepts a video URL of up to 512 characters, counted after trimming and escaping', () => {
  const address = `https://youtu.be/aaaaaaaaaaa?t=${'1'.repeat(481)}`;
  expect(address).toHaveLength(512);
  expect(parseVideoUrl(`  ${address} `)).toEqual({ ok: true, value: address });
  expect(parseVideoUrl(`${address}1`)).toEqual({ ok: false, error: 'too-long' });
  expect(parseVideoUrl(`https://youtu.be/aaaaaaaaaaa?t=${'星'.repeat(100)}`)).toEqual({ ok: false, error: 'too-long' });
});

test('parseVideoUrl never throws on random text, and accepts only https URLs on known hosts', () => {
  const addresses = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.string().map((tail) => `https://youtube.com${tail}`),
    fc.string().map((tail) => `https://youtu.be/aaaaaaaaaaa${tail}`),
  );
  fc.assert(
    fc.property(addresses, (typed) => {
      const read = parseVideoUrl(typed);
      if (!read.ok) return;
      expect(read.value).toMatch(
        /^https:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|nicovideo\.jp|nico\.ms|twitch\.tv|x\.com|twitter\.com|bilibili\.com)\//,
      );
      expect(parseVideoUrl(read.value)).toEqual(read);
    }),
    { numRuns: 2_000 },
  );
});
