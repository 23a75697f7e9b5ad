import { describe, expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { actForm, answerForm, bulkForm, noteForm, seenForm, undoForm } from './forms.ts';
import { MOST_IN_A_BULK, TEXT_LIMIT, TEXT_UNITS } from './limits.ts';

const fieldsOf = (form: Parameters<typeof readForm>[0], typed: unknown) => {
  const read = readForm(form, typed);
  return read.ok ? {} : read.fields;
};

describe('the text of a note', () => {
  test.each([
    ['as long as allowed', 'x'.repeat(TEXT_LIMIT), undefined],
    ['one character too long', 'x'.repeat(TEXT_LIMIT + 1), 'too-long'],
    ['one character of as many code units as allowed', `e${'\u0301'.repeat(TEXT_UNITS - 1)}`, undefined],
    ['one character of too many code units', `e${'\u0301'.repeat(TEXT_UNITS)}`, 'too-long'],
    ['empty', '', 'required'],
    ['blank', ' \n ', 'required'],
    ['missing', undefined, 'required'],
    ['not a text', 7, 'wrong-type'],
    ['of two lines', 'line\n\tindented', undefined],
    ['with a control character', 'bell \u0007', 'forbidden-character'],
    ['with half of a surrogate pair', 'half \ud800 of a pair', 'forbidden-character'],
  ])('%s', (_, text, error) => {
    expect(fieldsOf(noteForm, { handle: 'moss', text }).text).toBe(error);
  });

  test('is trimmed and normalised', () => {
    expect(readForm(noteForm, { handle: 'moss', text: ' cafe\u0301 ' })).toEqual({ ok: true, value: { handle: 'moss', text: 'café' } });
  });
});

test('a note and an answer contain only the fields of their form', () => {
  const uploadId = '5b1d0f5e-6a0e-4d0a-9a63-7c6f3c1c2f11';
  expect(fieldsOf(noteForm, { handle: 'x'.repeat(33), text: 'Hi' })).toEqual({ handle: 'wrong-type' });
  expect(fieldsOf(noteForm, { handle: 'x'.repeat(32), text: 'Hi' })).toEqual({});
  expect(fieldsOf(answerForm, { text: 'Hi', videoUrl: 'https://example.org/v', uploadId })).toEqual({});
  expect(fieldsOf(answerForm, { videoUrl: 7, uploadId: 'x', role: 'admin' })).toEqual({
    text: 'required',
    videoUrl: 'wrong-type',
    uploadId: 'unknown-upload',
    role: 'unknown-field',
  });
});

describe('actForm', () => {
  test.each([
    [{ verb: 'verify' }, {}],
    [{ verb: 'verify', reason: 'evidence-fits' }, {}],
    [{ verb: 'verify', reason: 'not-own-run' }, { reason: 'wrong-type' }],
    [{ verb: 'verify', reason: 'x'.repeat(33) }, { reason: 'wrong-type' }],
    [{ verb: 'verify', reason: 7 }, { reason: 'wrong-type' }],
    [{ verb: 'ask', reason: 'other' }, { text: 'required' }],
    [{ verb: 'decline' }, { text: 'required' }],
    [{ verb: 'decline', text: 'Another edition' }, {}],
    [{ verb: 'undo' }, { verb: 'wrong-type' }],
    [{ verb: 'delete' }, { verb: 'wrong-type' }],
  ])('checks the reason and the text of %j', (typed, fields) => {
    expect(fieldsOf(actForm, typed)).toEqual(fields);
  });

  test.each([
    [{ verb: 'correct', changes: { score: '100' } }, {}],
    [{ verb: 'move', changes: {}, stageId: 201, rule: 21, speedrunId: 3 }, {}],
    [{ verb: 'correct', stageId: 201 }, { stageId: 'unknown-field' }],
    [
      { verb: 'verify', changes: {}, stageId: 201, rule: 21, speedrunId: 3 },
      { changes: 'unknown-field', stageId: 'unknown-field', rule: 'unknown-field', speedrunId: 'unknown-field' },
    ],
    [{ verb: 'correct', changes: { role: 'admin' } }, { 'changes.role': 'unknown-field' }],
  ])('accepts new values only to correct and to move: %j', (typed, fields) => {
    expect(fieldsOf(actForm, typed)).toEqual(fields);
  });
});

test('undoForm accepts only reasons for undoing', () => {
  expect(fieldsOf(undoForm, { reason: 'mistake', text: 'The video shows it' })).toEqual({});
  expect(fieldsOf(undoForm, {})).toEqual({});
  expect(fieldsOf(undoForm, { reason: 'evidence-fits' })).toEqual({ reason: 'wrong-type' });
});

describe('bulkForm', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

  test('is limited to 100 records', () => {
    expect(fieldsOf(bulkForm, { verb: 'verify', recordIds: ids(MOST_IN_A_BULK) })).toEqual({});
    expect(fieldsOf(bulkForm, { verb: 'verify', recordIds: ids(MOST_IN_A_BULK + 1) })).toEqual({ recordIds: 'too-long' });
  });

  test.each([
    [{ verb: 'verify', recordIds: ['1'] }, {}],
    [{ verb: 'verify', recordIds: [] }, { recordIds: 'required' }],
    [{ verb: 'verify' }, { recordIds: 'wrong-type' }],
    [{ verb: 'move', recordIds: ['1'] }, { verb: 'wrong-type' }],
    [{ verb: 'withdraw', reason: 'mistake', recordIds: ['1'] }, { reason: 'wrong-type' }],
    [{ verb: 'decline', recordIds: ['1'] }, { text: 'required' }],
  ])('checks %j', (typed, fields) => {
    expect(fieldsOf(bulkForm, typed)).toEqual(fields);
  });

  test.each([
    ['9'.repeat(18), true],
    ['9'.repeat(19), false],
    ['0', false],
    ['12a', false],
    ['a12', false],
    ['', false],
  ])('accepts the record id %j: %s', (recordId, expected) => {
    expect(fieldsOf(bulkForm, { verb: 'verify', recordIds: [recordId] })).toEqual(expected ? {} : { 'recordIds.0': 'wrong-type' });
  });
});

test.each([
  ['record/12', true],
  ['policy-change/12/3', true],
  ['record/', false],
  ['/12', false],
  ['record 12', false],
  ['Record/12', false],
  ['record/12!', false],
  [`${'a'.repeat(33)}/1`, false],
  [`a/${'1'.repeat(91)}`, false],
])('seenForm accepts the queue item %j: %s', (item, expected) => {
  expect(fieldsOf(seenForm, { item })).toEqual(expected ? {} : { item: 'wrong-type' });
});
