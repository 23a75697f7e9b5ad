import { describe, expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import fc from '#tests/support/fast-check.ts';
import {
  claimForm,
  closeForm,
  confirmEmailForm,
  notMeForm,
  passwordForm,
  recentSignInForm,
  registerForm,
  resetForm,
  resetRequestForm,
  settingsForm,
  signInForm,
} from './forms.ts';

const SIGN_IN_FORMS = { registerForm, signInForm, recentSignInForm, resetRequestForm, resetForm, confirmEmailForm, notMeForm };
const FORMS = { ...SIGN_IN_FORMS, settingsForm, passwordForm, closeForm, claimForm };
const PASSWORD = 'quiet fern lantern';
const notified = (top: string) => ({ 'notifications.top': top, 'notifications.digest': 'wrong-type' });
const long = (length: number) => 'a'.repeat(length);

describe('readForm', () => {
  test('returns the normalised values instead of the typed ones', () => {
    const typed = { handle: ' Moss_9 ', password: 'quiet fern lantern', name: ' Moss ', email: ' Moss@Example.ORG ' };
    const normalised = { handle: 'moss_9', password: 'quiet fern lantern', name: 'Moss', email: 'moss@example.org' };
    expect(readForm(registerForm, typed)).toEqual({ ok: true, value: normalised });
  });

  test('reads an empty optional field as null', () => {
    expect(readForm(settingsForm, { name: '', email: '' })).toEqual({ ok: true, value: { name: null, email: null } });
    expect(readForm(settingsForm, {})).toEqual({ ok: true, value: {} });
  });

  test('reports all invalid fields at once', () => {
    expect(readForm(registerForm, { handle: 'a b', password: 'short', name: 'admin', email: 'x', role: 'admin' })).toEqual({
      ok: false,
      fields: {
        handle: 'handle-bad-character',
        password: 'password-too-short',
        name: 'name-reserved',
        email: 'email-invalid',
        role: 'unknown-field',
      },
    });
    expect(readForm(registerForm, {})).toEqual({ ok: false, fields: { handle: 'required', password: 'required' } });
    expect(readForm(settingsForm, { notifications: { beaten: 'yes', all: true } })).toEqual({
      ok: false,
      fields: { 'notifications.beaten': 'wrong-type', 'notifications.all': 'unknown-field' },
    });
  });

  test.each(Object.entries(FORMS))('%s accepts any input without throwing and reports only error codes', (_, form) => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ handle: fc.anything(), password: fc.anything(), name: fc.anything(), email: fc.anything(), token: fc.anything() }),
    );
    fc.assert(
      fc.property(anything, (typed) => {
        const read = readForm<unknown>(form, typed);
        if (!read.ok) for (const code of Object.values(read.fields)) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('forms of accounts', () => {
  test.each([
    ['signInForm', { handle: long(1_000), password: long(256) }],
    ['settingsForm', { password: 'x', theme: 'dark', language: 'ja', notifications: { top: 1, digest: 'weekly' } }],
    ['settingsForm', { notifications: { beaten: true, rivals: false, decisions: true, events: false, top: 100 } }],
    ['recentSignInForm', { password: long(256), code: '123456' }],
    ['passwordForm', { current: 'x', next: PASSWORD, unlink: Array(16).fill(long(32)) }],
    ['passwordForm', { next: PASSWORD, unlink: [] }],
    ['closeForm', { password: 'x' }],
    ['resetRequestForm', { account: long(254) }],
    ['resetForm', { token: long(128), password: PASSWORD, unlink: ['github'] }],
    ['confirmEmailForm', { token: 'x' }],
    ['notMeForm', { token: long(128) }],
    ['claimForm', { code: long(64) }],
  ] as const)('%s accepts %j unchanged', (name, typed) => {
    expect(readForm<unknown>(FORMS[name], typed)).toEqual({ ok: true, value: typed });
  });

  test.each([
    ['registerForm', { handle: '', password: '' }, { handle: 'required', password: 'required' }],
    [
      'registerForm',
      { handle: long(1_001), password: long(1_001), name: long(1_001), language: 'fr' },
      { handle: 'handle-too-long', password: 'password-too-long', name: 'name-too-long', language: 'wrong-type' },
    ],
    ['signInForm', {}, { handle: 'required', password: 'required' }],
    ['signInForm', { handle: '', password: '' }, { handle: 'required', password: 'required' }],
    ['signInForm', { handle: long(1_001), password: long(257) }, { handle: 'handle-too-long', password: 'password-wrong' }],
    ['signInForm', 'moss', { body: 'wrong-type' }],
    ['settingsForm', { theme: 'pink', notifications: { top: 0, digest: 7 } }, { theme: 'wrong-type', ...notified('out-of-range') }],
    ['settingsForm', { theme: 7, notifications: { top: 101, digest: 'hourly' } }, { theme: 'wrong-type', ...notified('out-of-range') }],
    ['settingsForm', { theme: null, notifications: { top: 1.5, digest: '' } }, { theme: 'wrong-type', ...notified('wrong-type') }],
    ['recentSignInForm', { password: '', passkey: 'x', code: '' }, { password: 'required', passkey: 'wrong-type', code: 'required' }],
    ['passwordForm', { current: '', unlink: 'github' }, { current: 'required', next: 'required', unlink: 'wrong-type' }],
    ['passwordForm', { next: PASSWORD, unlink: [long(33)] }, { 'unlink.0': 'too-long' }],
    ['passwordForm', { next: PASSWORD, unlink: Array(17).fill('x') }, { unlink: 'too-long' }],
    ['closeForm', { password: '' }, { password: 'required' }],
    ['resetRequestForm', { account: ' ' }, { account: 'required' }],
    ['resetRequestForm', { account: long(255) }, { account: 'too-long' }],
    ['resetForm', {}, { token: 'required', password: 'required' }],
    ['confirmEmailForm', { token: '' }, { token: 'required' }],
    ['notMeForm', { token: long(129) }, { token: 'token-invalid' }],
    ['claimForm', { code: ' ' }, { code: 'required' }],
    ['claimForm', { code: long(65) }, { code: 'code-invalid' }],
  ] as const)('%s rejects %.60j with the errors %j', (name, typed, fields) => {
    expect(readForm<unknown>(FORMS[name], typed)).toEqual({ ok: false, fields });
  });

  test('spaces around an account and a claim code are ignored', () => {
    expect(readForm(resetRequestForm, { account: ' moss ' })).toEqual({ ok: true, value: { account: 'moss' } });
    expect(readForm(claimForm, { code: ' 7K2M ' })).toEqual({ ok: true, value: { code: '7K2M' } });
  });
});
