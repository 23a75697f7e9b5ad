import { expect, test } from 'vitest';
import { isOpenPreflight, OPEN_HEADERS, openHeaders, PREFLIGHT_HEADERS } from './open-headers.ts';

test('only reads of open routes may be read by other sites', () => {
  expect(openHeaders('GET', '/api/v1/rules/21')).toBe(OPEN_HEADERS);
  expect(openHeaders('HEAD', '/api/live')).toBe(OPEN_HEADERS);
  expect(openHeaders('POST', '/api/v1/records')).toEqual({});
  expect(openHeaders('GET', '/api/v1/me')).toEqual({});
  expect(openHeaders('GET', '/api/rules/21')).toEqual({});
  expect(openHeaders('GET', '/stage/201')).toEqual({});
});

test('preflights are answered for open routes alone', () => {
  expect(isOpenPreflight('OPTIONS', '/calendar.ics')).toBe(true);
  expect(isOpenPreflight('OPTIONS', '/api/records')).toBe(false);
  expect(isOpenPreflight('GET', '/calendar.ics')).toBe(false);
});

test('no header lets another site send cookies or a token, or depends on the origin', () => {
  expect(JSON.stringify({ ...OPEN_HEADERS, ...PREFLIGHT_HEADERS })).not.toMatch(/credentials|authorization|cookie|vary/i);
});
