import { expect, test } from 'vitest';
import { isApiToken, newApiToken, startOfToken } from './api-token.ts';

test('a token has a prefix, 256 random bits and a checksum, and any changed character is noticed', () => {
  const token = newApiToken();
  expect(token).toMatch(/^sgt_[\w-]{43}[\da-z]{7}$/);
  expect(newApiToken()).not.toBe(token);
  expect(startOfToken(token)).toBe(token.slice(0, 8));
  expect(isApiToken(token)).toBe(true);
  for (let place = 0; place < token.length; place += 1)
    expect(isApiToken(token.slice(0, place) + (token[place] === 'x' ? 'y' : 'x') + token.slice(place + 1)), `${place}`).toBe(false);
  for (const text of ['', 'sgt_', `${token} `, `${token}a`, token.slice(1)]) expect(isApiToken(text), text).toBe(false);
});
