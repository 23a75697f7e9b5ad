import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test.each([
  ['{a} of {b}, {a}', { a: 1, b: '2' }, '1 of 2, 1'],
  ['{a} of {b}', { a: 1 }, '1 of {b}'],
  ['{who} passed {rival}', { who: '{rival}', rival: 'Moss' }, '{rival} passed Moss'],
  ['{constructor}', {}, '{constructor}'],
  ['{price}', { price: '$&' }, '$&'],
])('fills %j with %j as %j', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
