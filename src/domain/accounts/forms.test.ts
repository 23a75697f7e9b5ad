import { describe, expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import fc from '#tests/support/fast-check.ts';
import { closeForm, confirmEmailForm, passwordForm, registerForm, resetForm, resetRequestForm, settingsForm, signInForm } from './forms.ts';

const FORMS = { registerForm, signInForm, settingsForm, passwordForm, closeForm, resetRequestForm, resetForm, confirmEmailForm };

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
