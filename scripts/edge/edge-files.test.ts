import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf } from '#domain/accounts/limits.ts';
import { STRIPPED_HEADERS } from '#ops/edge/stripped-headers.ts';
import fc from '#tests/support/fast-check.ts';

const directory = mkdtempSync(join(tmpdir(), 'edge-'));
const written = (file: string): string => readFileSync(join(directory, file), 'utf8');

beforeAll(() => {
  const ports = { EDGE_APPS: '3301 3302', EDGE_VARNISH_PORT: '6081', EDGE_NGINX_PORT: '443' };
  const env = { ...process.env, ...ports, EDGE_HOST: 'stargrass.example', EDGE_DIR: directory };
  execFileSync(process.execPath, ['scripts/edge-files.ts'], { env });
});
afterAll(() => rmSync(directory, { recursive: true }));

test('nginx and Varnish remove every header that clients may not send', () => {
  for (const name of STRIPPED_HEADERS) {
    expect(written('nginx/headers.conf')).toContain(`proxy_set_header ${name} "";`);
    expect(written('varnish/headers.vcl')).toContain(`unset bereq.http.${name};`);
  }
});

test('frames that are sandboxed may load the files of embeds, and all other headers stay', () => {
  const [all, framed] = [written('nginx/security.conf'), written('nginx/framed.conf')];
  expect(framed).toBe(all.replace('cross-origin-resource-policy "same-origin"', 'cross-origin-resource-policy "cross-origin"'));
  expect(framed).not.toBe(all);
});

test('an overlay gets an empty page that loads itself again in place of every error page of the edge', () => {
  const pages = globSync('answers/*.en.html', { cwd: directory });
  expect(pages.length).toBeGreaterThan(8);
  for (const page of pages) expect(written(page.replace('.en.', '.overlay.'))).toMatch(/^<!doctype html>.*http-equiv="refresh"/);
  const [, map = ''] = /map \$request_uri \$answer_format \{([\s\S]*?)\n\}/.exec(written('nginx/address.conf')) ?? [];
  const rules = [...map.matchAll(/^ {2}"~(.+)" (.+);$/gm)];
  const formatOf = (uri: string) => rules.find(([, pattern = '']) => new RegExp(pattern).test(uri))?.[2];
  expect(['/overlay/board?stage=201', '/ja/overlay/ticker', '/ja/stage/201', '/overlays', '/api/v1/rules'].map(formatOf)).toEqual([
    ...['overlay.html', 'overlay.html', 'ja.html', undefined, 'call.json'],
  ]);
  for (const status of [429, 503]) expect(written('varnish/answer.vcl')).toContain(`/answers/${status}.overlay.html`);
});

test('every rate limit declared for nginx is used', () => {
  const declared = [...written('nginx/limits.conf').matchAll(/^limit_(?:req|conn)_zone .* zone=(\w+):/gm)].map(([, zone]) => zone);
  const used = [...written('nginx/site.conf').matchAll(/^limit_(?:req zone=|conn )(\w+)/gm)].map(([, zone]) => zone);
  expect(declared).toEqual(['requests', 'writes', 'connections']);
  expect(used).toEqual(declared);
});

test('neither nginx nor Varnish retries a page on another app after 5 s', () => {
  expect(written('nginx/upstream.conf')).toContain('proxy_next_upstream_timeout 5s;');
  expect(written('varnish/stale.vcl')).toMatch(/bereq\.retries == 0[^{]*std\.time2real\(now, 0\.0\) - 5\.0\) \{\s+return \(retry\)/);
  expect(written('varnish/answer.vcl')).toMatch(/x-fresh == "passed"[^{]*now - req\.time < 5s\) \{\s+return \(restart\)/);
});

/**
 * Formats an IPv6 address as nginx does, which abbreviates the first of the longest runs of two or more zero groups.
 */
function writeAddress(groups: readonly number[]): string {
  const text = groups.map((group) => group.toString(16)).join(':');
  const [longest] = [...text.matchAll(/(?<![^:])0(?::0)+(?![^:])/g)].toSorted((a, b) => b[0].length - a[0].length);
  if (!longest) return text;
  return `${text.slice(0, longest.index).replace(/:$/, '')}::${text.slice(longest.index + longest[0].length).replace(/^:/, '')}`;
}

test("nginx maps every address to the same network as the site's networkOf", () => {
  const [, map = ''] = /map \$remote_addr \$network \{([\s\S]*?)\n\}/.exec(written('nginx/limits.conf')) ?? [];
  const rules = [...map.matchAll(/^ {2}"~(.+)" (.+);$/gm)].map(([, pattern = '', network = '']) => [new RegExp(pattern), network] as const);
  const countedAs = (address: string) => {
    const [pattern, network = address] = rules.find(([each]) => each.test(address)) ?? [];
    return pattern ? address.replace(new RegExp(`${pattern.source}.*`), network) : network;
  };
  expect(rules.length).toBeGreaterThan(5);
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::1', '::', '2001:db8::1']) expect(countedAs(address)).toBe(networkOf(address));
  const group = fc.oneof(fc.constant(0), fc.nat({ max: 0xffff }));
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, (all) => {
      const address = writeAddress(all);
      expect(countedAs(address), address).toBe(networkOf(all.map((each) => each.toString(16)).join(':')));
    }),
    { numRuns: 2_000 },
  );
});

test('nginx passes on preflight requests for files that other sites may read, and no other method on pages', () => {
  const [, map = ''] = /map \$request_method:\$uri \$is_reading \{([\s\S]*?)\n\}/.exec(written('nginx/address.conf')) ?? [];
  const patterns = [...map.matchAll(/^ {2}"~(.+)" 1;$/gm)].map(([, pattern = '']) => new RegExp(pattern));
  const isPassed = (call: string) => patterns.some((pattern) => pattern.test(call));
  const passed = ['GET:/', 'HEAD:/stage/201', 'OPTIONS:/calendar.ics', 'OPTIONS:/ja/limited/261101/event.ics', 'OPTIONS:/card.png'];
  expect(passed.filter((call) => !isPassed(call))).toEqual([]);
  expect(['POST:/', 'PURGE:/', 'OPTIONS:/', 'OPTIONS:/stage/201', 'OPTIONS:/stage/201/card.png/x'].filter(isPassed)).toEqual([]);
});
