import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { tokenForm } from './token-form.ts';
import { isUseDue } from './token-rules.ts';

const GOOD = { name: ' My bot ', scopes: ['post:records', 'read:me'] };

test('a token has a name, at least one scope and optionally a number of days', () => {
  expect(readForm(tokenForm, GOOD)).toEqual({ ok: true, value: { name: 'My bot', scopes: ['read:me', 'post:records'], days: null } });
  expect(readForm(tokenForm, { ...GOOD, days: 365 })).toMatchObject({ ok: true, value: { days: 365 } });
  expect(readForm(tokenForm, { ...GOOD, scopes: ['read:me', 'read:me'] })).toMatchObject({ ok: true, value: { scopes: ['read:me'] } });
});

test.each([
  [{ name: '' }, { name: 'required' }],
  [{ name: 'x'.repeat(41) }, { name: 'too-long' }],
  [{ name: 'a\u202eb' }, { name: 'forbidden-character' }],
  [{ scopes: [] }, { scopes: 'required' }],
  [{ scopes: ['moderate'] }, { 'scopes.0': 'wrong-type' }],
  [{ scopes: undefined }, { scopes: 'required' }],
  [{ days: 0 }, { days: 'out-of-range' }],
  [{ days: 366 }, { days: 'out-of-range' }],
  [{ days: 1.5 }, { days: 'wrong-type' }],
  [{ role: 'admin' }, { role: 'unknown-field' }],
])('refuses %j', (change, fields) => {
  expect(readForm(tokenForm, { ...GOOD, ...change })).toEqual({ ok: false, fields });
});

test('the use of a token is stored at most once a minute', () => {
  const at = (seconds: number) => new Date(seconds * 1_000);
  expect([isUseDue(null, at(0)), isUseDue(at(0), at(59)), isUseDue(at(0), at(60))]).toEqual([true, false, true]);
});
