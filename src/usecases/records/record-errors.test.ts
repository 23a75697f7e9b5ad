import { expect, test } from 'vitest';
import { invalidDraft } from './record-errors.ts';

test('invalidDraft returns only the first error for each field', () => {
  const errors = [
    { field: 'score', code: 'required' },
    { field: 'console', code: 'required' },
    { field: 'score', code: 'out-of-range' },
  ] as const;
  expect(invalidDraft(errors)).toEqual({ ok: false, error: 'invalid', fields: { score: 'required', console: 'required' } });
});
