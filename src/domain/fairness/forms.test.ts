import { expect, test } from 'vitest';
import { countCharacters } from '#domain/shared/characters.ts';
import { readForm } from '#domain/shared/form.ts';
import fc from '#tests/support/fast-check.ts';
import { FAIRNESS_TEXT_LIMIT } from './appeals.ts';
import { appealAnswerForm, appealForm, peerCheckForm, reportForm } from './forms.ts';
import { REPORT_REASONS } from './reports.ts';

const LONG = 'あ'.repeat(FAIRNESS_TEXT_LIMIT);

test.each([
  ['a listed reason is sufficient', { reason: 'value-differs' }, undefined],
  ['"other" needs a text', { reason: 'other' }, { text: 'required' }],
  ['spaces do not count as text', { reason: 'other', text: ' \n ' }, { text: 'required' }],
  ['"other" with a text is valid', { reason: 'other', text: 'seen before' }, undefined],
  ['an unknown reason is rejected', { reason: 'ugly' }, { reason: 'wrong-type' }],
  ['a reason is required', {}, { reason: 'required' }],
  ['500 characters', { reason: 'other', text: LONG }, undefined],
  ['501 characters are rejected', { reason: 'other', text: `${LONG}い` }, { text: 'too-long' }],
  ['control characters are rejected', { reason: 'other', text: 'a\u0007b' }, { text: 'forbidden-character' }],
  ['unknown fields are rejected', { reason: 'other', text: 'x', reporter: 7 }, { reporter: 'unknown-field' }],
])('reportForm: %s', (_, typed, fields) => {
  const read = readForm(reportForm, typed);
  expect(read.ok ? undefined : read.fields).toEqual(fields);
});

test('the appeal, answer and peer check forms reject missing or invalid fields', () => {
  expect(readForm(appealForm, { text: '' })).toEqual({ ok: false, fields: { text: 'required' } });
  expect(readForm(appealAnswerForm, { outcome: 'kept', text: ' ' })).toEqual({ ok: false, fields: { text: 'required' } });
  expect(readForm(appealAnswerForm, { outcome: 'maybe', text: 'x' })).toEqual({ ok: false, fields: { outcome: 'wrong-type' } });
  expect(readForm(peerCheckForm, { board: true, evidence: true, value: true })).toEqual({ ok: false, fields: { rule: 'required' } });
  expect(readForm(peerCheckForm, { board: 1, evidence: true, value: true, rule: true })).toEqual({
    ok: false,
    fields: { board: 'wrong-type' },
  });
});

test('a text that reportForm accepts is limited in length, trimmed and normalised', () => {
  fc.assert(
    fc.property(fc.constantFrom(...REPORT_REASONS), fc.string({ unit: 'binary', maxLength: 600 }), (reason, text) => {
      const read = readForm(reportForm, { reason, text });
      if (!read.ok) return;
      expect(countCharacters(read.value.text)).toBeLessThanOrEqual(FAIRNESS_TEXT_LIMIT);
      expect(read.value.text).toBe(read.value.text.normalize('NFC').trim());
    }),
    { numRuns: 50 },
  );
});
