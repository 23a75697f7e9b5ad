import { expect, test } from 'vitest';
import { boardOfAddress } from './board-address.ts';

test.each([
  ['/stage/201', '/stage/201'],
  [' stage/201 ', '/stage/201'],
  ['／ｓｔａｇｅ／２０１', '/stage/201'],
  ['https://stargrass.example/ja/stage/201?console=2&rule=23#me', '/stage/201?rule=23'],
  ['/ja/speedrun/101', '/speedrun/101'],
  ['/total/1', undefined],
  ['/stage/x', undefined],
  ['https://', undefined],
  ['', undefined],
] as const)('boardOfAddress reads %j as %s', (typed, route) => {
  expect(boardOfAddress(typed)).toBe(route);
});
