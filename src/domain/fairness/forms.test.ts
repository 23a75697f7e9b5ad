import { expect, test } from 'vitest';
import { countCharacters } from '#domain/shared/characters.ts';
import { readForm } from '#domain/shared/form.ts';
import fc from '#tests/support/fast-check.ts';
import { FAIRNESS_TEXT_LIMIT } from './appeals.ts';
import { appealAnswerForm, appealForm, peerCheckForm, reportForm } from './forms.ts';
import { REPORT_REASONS } from './reports.ts';

const LONG = 'あ'.repeat(FAIRNESS_TEXT_LIMIT);

test.each([
  ['a reason of the list is enough', { reason: 'value-differs' }, undefined],
  ['"other" needs a text', { reason: 'other' }, { text: 'required' }],
  ['spaces are no text', { reason: 'other', text: ' \n ' }, { text: 'required' }],
  ['a text beside it', { reason: 'other', text: 'seen before' }, undefined],
  ['no other reasons', { reason: 'ugly' }, { reason: 'wrong-type' }],
  ['a reason is needed', {}, { reason: 'required' }],
  ['500 characters', { reason: 'other', text: LONG }, undefined],
  ['not 501', { reason: 'other', text: `${LONG}い` }, { text: 'too-long' }],
  ['no controls', { reason: 'other', text: 'a\u0007b' }, { text: 'forbidden-character' }],
  ['nothing else', { reason: 'other', text: 'x', reporter: 7 }, { reporter: 'unknown-field' }],
])('a report: %s', (_, typed, fields) => {
  const read = readForm(reportForm, typed);
  expect(read.ok ? undefined : read.fields).toEqual(fields);
});

test('an appeal and its answer need words; a glance needs all four answers', () => {
  expect(readForm(appealForm, { text: '' })).toEqual({ ok: false, fields: { text: 'required' } });
  expect(readForm(appealAnswerForm, { outcome: 'kept', text: ' ' })).toEqual({ ok: false, fields: { text: 'required' } });
  expect(readForm(appealAnswerForm, { outcome: 'maybe', text: 'x' })).toEqual({ ok: false, fields: { outcome: 'wrong-type' } });
  expect(readForm(peerCheckForm, { board: true, evidence: true, value: true })).toEqual({ ok: false, fields: { rule: 'required' } });
  expect(readForm(peerCheckForm, { board: 1, evidence: true, value: true, rule: true })).toEqual({
    ok: false,
    fields: { board: 'wrong-type' },
  });
});

test('whatever is taken is bounded, trimmed and in one normal form', () => {
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
