import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedNames } from './linked-names.ts';

test.each([
  ['See [[Dew Egg]] and [[つゆ卵|the egg]].', ['Dew Egg', 'つゆ卵']],
  ['[[Dew_Egg]] [[ Dew Egg ]] [[Dew Egg|again]]', ['Dew Egg']],
  ['`[[In code]]` ``a ` [[Too]]`` [[Out]]', ['Out']],
  ['an open ` tick [[Out]]', ['Out']],
  ['```\n[[In]]\n````\n[[Out]]\n~~~\n```\n[[In too]]', ['Out']],
  ['[[]] [[ ]] [[|x]] [Dew Egg] [[a\nb]] [[a[b]]', []],
])('%j links to %j', (text, names) => {
  expect(linkedNames(text)).toEqual(names);
});

test('every name between brackets is found once, whatever stands around it', () => {
  const name = fc.stringMatching(/^[a-z草卵]{1,8}$/);
  fc.assert(
    fc.property(fc.array(name, { maxLength: 20 }), fc.stringMatching(/^[a-z \n.]{0,9}$/), (names, between) => {
      expect(linkedNames(names.map((one) => `[[${one}]]`).join(between))).toEqual([...new Set(names)]);
    }),
  );
});

test.each(['`', '[', '[[', '[[a', '[[a|', '``` ` ', '~~~\n', '` `` ```'])('48,000 characters of %j take no time', (part) => {
  const began = performance.now();
  linkedNames(part.repeat(48_000 / part.length));
  expect(performance.now() - began).toBeLessThan(500);
});
