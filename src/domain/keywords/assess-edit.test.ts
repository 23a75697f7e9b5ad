import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { assessEdit, type KeywordVersion, withoutText } from './assess-edit.ts';

// Only a few values are generated so that equal ones are frequent.
const word = fc.constantFrom('a', 'b', '');
const version: fc.Arbitrary<KeywordVersion> = fc.record({
  ...{ name: word, reading: word, tag: word, text: word },
  category: fc.constantFrom('game', 'object'),
});
const apply = (sent: KeywordVersion, standing: KeywordVersion, effect: { entry: boolean; text: boolean }): KeywordVersion => ({
  ...standing,
  ...(effect.entry && { reading: sent.reading, category: sent.category }),
  ...(effect.text && { name: sent.name, tag: sent.tag, text: sent.text }),
});

test('assessEdit overwrites only the version that the editor has seen, and stores exactly what was sent', () => {
  fc.assert(
    fc.property(version, version, version, (sent, base, standing) => {
      const effect = assessEdit(sent, base, standing);
      if (effect === 'nothing') expect(sent).toEqual(standing);
      else if (effect === 'stale') expect(base).not.toEqual(standing);
      else {
        expect(base).toEqual(standing);
        expect(apply(sent, standing, effect)).toEqual(sent);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('the second of two edits based on the same version is stale, unless both are equal', () => {
  fc.assert(
    fc.property(version, version, version, (base, first, second) => {
      const effect = assessEdit(first, base, base);
      expect(effect).not.toBe('stale');
      const outcome = assessEdit(second, base, first);
      if (JSON.stringify(first) === JSON.stringify(base)) expect(outcome).not.toBe('stale');
      else expect(outcome === 'nothing').toBe(JSON.stringify(second) === JSON.stringify(first));
    }),
    { numRuns: 5_000 },
  );
});

test('the first text in a language is based on an empty version', () => {
  const base = withoutText({ reading: 'つゆ', category: 'object' });
  expect(base).toEqual({ name: '', tag: '', text: '', reading: 'つゆ', category: 'object' });
  expect(assessEdit({ ...base, name: 'Dew', text: 'A drop.' }, base, base)).toEqual({ entry: false, text: true });
  expect(assessEdit({ ...base, name: 'Dew', text: 'A drop.' }, base, { ...base, name: 'Drop', text: 'Dew.' })).toBe('stale');
});
