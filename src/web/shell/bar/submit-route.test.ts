import { expect, test } from 'vitest';
import { submitRoute } from './submit-route.ts';

test.each([
  ['/stage/201', '/post?stage=201'],
  ['/stage/401?rule=43&console=2', '/post?stage=401&rule=43'],
  ['/stage/401?rule=x', '/post?stage=401'],
  ['/speedrun/3?console=1', '/post?speedrun=3'],
  ['/stage/201/history', '/post'],
  ['/', '/post'],
])('%s leads to %s', (address, route) => {
  expect(submitRoute(address)).toBe(route);
});
