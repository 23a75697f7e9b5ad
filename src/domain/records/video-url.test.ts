import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVideoUrl } from './video-url.ts';

const HOSTS = ['youtube.com', 'youtu.be', 'nicovideo.jp', 'nico.ms', 'twitch.tv', 'x.com', 'twitter.com', 'bilibili.com'];

test.each(HOSTS)('takes videos of %s, with and without www. and m.', (host) => {
  for (const name of [host, `www.${host}`, `m.${host}`, host.toUpperCase()]) {
    expect(parseVideoUrl(`https://${name}/watch?v=a`)).toEqual({ ok: true, value: `https://${name.toLowerCase()}/watch?v=a` });
  }
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
  ['https://yоutube.com/a', 'host-not-allowed'], // a Cyrillic о
  ['https://127.0.0.1/a', 'host-not-allowed'],
])('refuses "%s" as %s', (typed, error) => {
  expect(parseVideoUrl(typed)).toEqual({ ok: false, error });
});

test('takes 512 characters and no more, counted as kept', () => {
  const address = `https://youtu.be/${'a'.repeat(495)}`;
  expect(parseVideoUrl(`  ${address} `)).toEqual({ ok: true, value: address });
  expect(parseVideoUrl(`${address}a`)).toEqual({ ok: false, error: 'too-long' });
  expect(parseVideoUrl(`https://youtu.be/${'星'.repeat(100)}`)).toEqual({ ok: false, error: 'too-long' });
});

test('never throws, and what it takes is an https address of a known host', () => {
  const addresses = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.string().map((tail) => `https://youtube.com${tail}`),
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
