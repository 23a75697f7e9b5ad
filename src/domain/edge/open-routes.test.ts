import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOpenRoute, OPEN_ROUTES } from './open-routes.ts';

const routes = globSync('src/app/**/{page.tsx,route.ts,route.tsx}').map(
  (file) => file.replace(/^src\/app(?:\/\[locale\])?/, '').replace(/\/(?:page|route)\.tsx?$/, '') || '/',
);
// Calls with a token.
const OWN = ['/api/v1/me', '/api/v1/uploads'];
const OPEN =
  /^\/api\/(?:v1\/|live$|pictures\/)|^\/feeds\/|^\/calendar\.ics$|\/event\.ics$|^\/(?:card\.png|(?:limited|record|stage|total|user)\/[^/]+\/card\.png)$/;

test('other sites may read the public API, live stream, pictures, cards, feeds and calendar files, and no other route', () => {
  const wanted = routes.filter((route) => OPEN.test(route) && !OWN.includes(route));
  expect(OPEN_ROUTES.toSorted()).toEqual(wanted.sort());
  for (const route of routes) {
    const path = route.replaceAll(/\[[^\]]+\]/g, 'x');
    expect(isOpenRoute(path), path).toBe(wanted.includes(route));
  }
});

test('files are open in every language, calls and unknown addresses are not', () => {
  expect(['/ja/stage/201/card.png', '/ja/limited/261101/event.ics', '/ja/card.png'].filter(isOpenRoute)).toHaveLength(3);
  expect(
    ['/ja/api/v1/rules', '/api/v1/', '/api/v1', '/api/v1/nothing', '/api/records', '/stage/201/card.pngx'].filter(isOpenRoute),
  ).toEqual([]);
});
