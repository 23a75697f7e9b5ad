import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { assessEdit, type KeywordVersion, withoutText } from './assess-edit.ts';

// Few values, so that the same ones meet often.
const word = fc.constantFrom('a', 'b', '');
const version: fc.Arbitrary<KeywordVersion> = fc.record({
  ...{ name: word, reading: word, tag: word, text: word },
  category: fc.constantFrom('game', 'object'),
});
const apply = (sent: KeywordVersion, standing: KeywordVersion, weight: { entry: boolean; text: boolean }): KeywordVersion => ({
  ...standing,
  ...(weight.entry && { reading: sent.reading, category: sent.category }),
  ...(weight.text && { name: sent.name, tag: sent.tag, text: sent.text }),
});

test('what is written over was seen, and what stands then is what was sent', () => {
  fc.assert(
    fc.property(version, version, version, (sent, base, standing) => {
      const weight = assessEdit(sent, base, standing);
      if (weight === 'nothing') expect(sent).toEqual(standing);
      else if (weight === 'stale') expect(base).not.toEqual(standing);
      else {
        expect(base).toEqual(standing);
        expect(apply(sent, standing, weight)).toEqual(sent);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('two who edit from one version: the second is refused unless both said the same', () => {
  fc.assert(
    fc.property(version, version, version, (base, first, second) => {
      const weight = assessEdit(first, base, base);
      expect(weight).not.toBe('stale');
      const outcome = assessEdit(second, base, first);
      if (JSON.stringify(first) === JSON.stringify(base)) expect(outcome).not.toBe('stale');
      else expect(outcome === 'nothing').toBe(JSON.stringify(second) === JSON.stringify(first));
    }),
    { numRuns: 5_000 },
  );
});

test('a first text in a language is made from an empty one', () => {
  const base = withoutText({ reading: 'つゆ', category: 'object' });
  expect(assessEdit({ ...base, name: 'Dew', text: 'A drop.' }, base, base)).toEqual({ entry: false, text: true });
  expect(assessEdit({ ...base, name: 'Dew', text: 'A drop.' }, base, { ...base, name: 'Drop', text: 'Dew.' })).toBe('stale');
});
