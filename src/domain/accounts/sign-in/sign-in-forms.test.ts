import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { passkeySignInForm, secondStepForm } from './sign-in-forms.ts';

const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
const passkey = { id: 'AA-_', rawId: 'AA-_', type: 'public-key', response };

test.each([{ passkey }, { code: '123456' }, {}])('the second step of a sign-in accepts %j', (typed) => {
  expect(readForm(secondStepForm, typed)).toEqual({ ok: true, value: typed });
});

test('a sign-in by passkey needs the passkey and nothing else', () => {
  expect(readForm(passkeySignInForm, { passkey })).toEqual({ ok: true, value: { passkey } });
  expect(readForm(passkeySignInForm, {})).toEqual({ ok: false, fields: { passkey: 'required' } });
  expect(readForm(passkeySignInForm, { passkey, code: '123456' })).toEqual({ ok: false, fields: { code: 'unknown-field' } });
});
