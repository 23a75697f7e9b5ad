import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { ROUTE_NAMES, routeName } from './route-name.ts';

test.each([
  ['/', '/'],
  ['/ja', '/'],
  ['/stage/201', '/stage/[stageId]'],
  ['/ja/user/moss', '/user/[userId]'],
  ['/user/moss/card.png', '/user/[userId]/card.png'],
  ['/api/boards/201/21/ranking.csv', '/api/boards/[stageId]/[rule]/ranking.csv'],
  ['/api/boards/201/21/me', '/api/boards'],
  ['/api/keywords/names', '/api/keywords/names'],
  ['/api/records/by-key/abc', '/api/records'],
  ['/auth/reset', '/auth/reset'],
  ['/_next/static/media/figtree.woff2', 'static'],
  ['/sw.js', 'static'],
  ['/wp-login.php', 'unknown'],
  ['/api/nothing', 'unknown'],
  ['/user/%E0%A4%A', 'unknown'],
])('the route name of %s is %s', (path, name) => expect(routeName(path)).toBe(name));

test('no route on the site has the name "unknown"', () => {
  const routes = globSync('src/app/**/{page.tsx,route.ts,route.tsx}')
    .map((file) => file.replace(/^src\/app(?:\/\[locale\])?/, '').replace(/\/(?:page|route)\.tsx?$/, '') || '/')
    .filter((route) => !route.includes('...rest'));
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter((route) => routeName(route.replaceAll(/\[[^\]]+\]/g, '7')) === 'unknown')).toEqual([]);
});

test('the route name of any path is one of ROUTE_NAMES', () => {
  const part = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('api', 'user', 'ja', 'stage', 'records', '..', '%2F'));
  fc.assert(fc.property(fc.array(part, { maxLength: 5 }), (parts) => ROUTE_NAMES.has(routeName(`/${parts.join('/')}`))));
});
