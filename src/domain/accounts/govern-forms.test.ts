import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { banForm, roleForm } from './govern-forms.ts';

const BAN = { userId: 'moss', scope: 'records', reason: 'edited pictures' };

test.each([
  [BAN, undefined],
  [{ ...BAN, lastDay: null }, undefined],
  [{ ...BAN, lastDay: '2026-12-01' }, undefined],
  [{ ...BAN, lastDay: '2026-12-32' }, { lastDay: 'not-a-date' }],
  [{ ...BAN, lastDay: 20261201 }, { lastDay: 'wrong-type' }],
  [{ ...BAN, userId: '' }, { userId: 'required' }],
  [{ ...BAN, userId: 'x'.repeat(64) }, undefined],
  [{ ...BAN, userId: 'x'.repeat(65) }, { userId: 'too-long' }],
  [{ ...BAN, scope: 'comments' }, { scope: 'wrong-type' }],
  [{ ...BAN, reason: '  ' }, { reason: 'required' }],
  [{ ...BAN, reason: 'x'.repeat(201) }, { reason: 'too-long' }],
  // 500 and 501 UTF-16 code units in fewer than 200 characters.
  [{ ...BAN, reason: '👩‍🌾'.repeat(100) }, undefined],
  [{ ...BAN, reason: `${'👩‍🌾'.repeat(100)}x` }, { reason: 'too-long' }],
  [{ ...BAN, reason: 'a\u202eb' }, { reason: 'forbidden-character' }],
])('given %j, the ban form returns the field errors %j', (typed, fields) => {
  const read = readForm(banForm, typed);
  expect(read.ok ? undefined : read.fields).toEqual(fields);
});

test.each([
  ['admin', true],
  ['player', true],
  ['banned', false],
  ['owner', false],
])('the role form accepts %s: %s', (role, isGiven) => {
  expect(readForm(roleForm, { role }).ok).toBe(isGiven);
});
