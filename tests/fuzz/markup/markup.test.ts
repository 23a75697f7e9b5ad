import { describe, expect, test } from 'vitest';
import { within } from '#tests/support/time-scale.ts';
import { growthOf, HEAVY_PIECES, readingMs } from './reading-time.ts';
import { runTexts, wrongWith } from './run-texts.ts';
import { generateTexts } from './texts.ts';
import { VECTORS } from './vectors.ts';
import { wrongIn } from './wrong-in.ts';

describe('texts written by users', () => {
  test('no attack produces anything but text and allowed elements', () => {
    expect(VECTORS.length).toBeGreaterThan(300);
    expect(VECTORS.flatMap(({ category, text }) => wrongWith(text).map((what) => `${category} ${JSON.stringify(text)}: ${what}`))).toEqual(
      [],
    );
  });

  test('20,000 generated texts produce only allowed elements, and sanitising a result again changes nothing', () => {
    const { done, wrong } = runTexts(generateTexts(9), 20_000);
    expect({ done, wrong: wrong.slice(0, 5) }).toEqual({ done: 20_000, wrong: [] });
  });
});

describe('the time to parse a text', () => {
  test.each(['*a', 'é*', 'a\n-\n', '> a\n\n', '1) a\n2. b\n'])(
    'grows less than eightfold when a text of repeated %j becomes four times as long',
    (piece) => {
      const { fourTimes } = growthOf(piece, 6_000);
      expect(fourTimes).toBeLessThan(8); // Quadratic growth would be 16.
    },
  );

  test.each(HEAVY_PIECES)('is within the limit for 48,000 characters of repeated %j', (piece) => {
    expect(readingMs(piece.repeat(Math.ceil(48_000 / piece.length)).slice(0, 48_000))).toBeLessThan(within(5_000));
  });
});

test('wrongIn reports every planted fault', () => {
  const element = (tagName: string, properties = {}, children: object[] = []) => ({ type: 'element', tagName, properties, children });
  const planted = [
    element('script'),
    element('p', { onclick: 'x' }),
    element('a', { href: 'javascript:x' }),
    element('a', { href: '//a.invalid' }),
    element('a', { href: '/x' }, [element('a', { href: '/y' })]),
    element('img', { src: 'https://a.invalid/x.png' }),
    element('figure', { dataAddress: 'https://a.invalid/' }),
    element('h2', { id: 'main' }),
    element('p', {}, [element('p')]),
    element('td', { align: 'x' }),
    { type: 'raw', value: '<b>' },
  ];
  const found = planted.map((node) => wrongIn({ type: 'root', children: [node as never] }, '/x').length > 0);
  expect(found).toEqual(planted.map(() => true));
});
