import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { refusal, signInErrorText } from './answer-words.ts';

// Error codes from the specification, next-auth and docs/api.md, listed independently of the messages under test.
const SIGN_IN_CODES = [
  ...['MISSING_NEXTAUTH_API_ROUTE_ERROR', 'NO_SECRET', 'CALLBACK_CREDENTIALS_HANDLER_ERROR', 'EMAIL_REQUIRES_ADAPTER_ERROR'],
  ...['MISSING_ADAPTER_METHODS_ERROR', 'CALLBACK_CREDENTIALS_JWT_ERROR', 'INVALID_CALLBACK_URL_ERROR', 'OAUTH_CALLBACK_ERROR'],
  ...['CLIENT_FETCH_ERROR', 'CLIENT_SESSION_ERROR', 'SessionRequired', 'CredentialsSignin', 'TooManyTries', 'Unavailable'],
  ...['OAuthSignin', 'OAuthCallback', 'OAuthCreateAccount', 'OAuthAccountNotLinked', 'EmailCreateAccount', 'EmailSignin'],
  ...['ReadOnly', 'SignUpClosed'],
  ...['Callback', 'Signin', 'Configuration', 'AccessDenied', 'Verification'],
];
const CALL_CODES = [
  'login-required',
  'cross-site',
  'not-allowed',
  'too-many-tries',
  'unavailable',
  'sign-in-again',
  'last-sign-in-method',
  'read-only',
  'sign-up-closed',
  'account-in-use',
];
const FIELD_CODES = [
  ...['required', 'handle-too-short', 'handle-too-long', 'handle-bad-character', 'handle-reserved', 'handle-taken'],
  ...['name-too-long', 'name-forbidden-character', 'name-mixed-scripts', 'name-reserved', 'name-look-alike', 'email-invalid'],
  ...['password-too-short', 'password-too-long', 'password-common', 'password-wrong', 'token-invalid', 'email-taken'],
  'code-invalid',
];

for (const locale of LANGUAGES) {
  const words = messagesOf(locale).account;

  test.each(SIGN_IN_CODES)(`${locale}: sign-in error code %s has its own message`, (code) => {
    expect(signInErrorText(words, code)).toMatch(locale === 'ja' ? /。$/ : /\.$/); // in the own language
    expect(signInErrorText(words, code)).not.toBe(words.errors.Default);
  });

  test.each(CALL_CODES)(`${locale}: API error code %s has its own message`, (error) => {
    const { callout } = refusal(words, { ok: false, error });
    expect(callout).toMatch(/[.。]$/);
    expect(callout).not.toBe(words.errors.refused);
  });

  test.each(FIELD_CODES)(`${locale}: field error code %s has its own message`, (code) => {
    const { fields } = refusal(words, { ok: false, error: 'invalid', fields: { handle: code } });
    expect(fields?.handle).toBeTruthy();
    expect(fields?.handle).not.toBe(words.fieldErrors.refused);
  });

  test.each(['', 'Nonsense', '__proto__', 'constructor', 'toString'])(`${locale}: unknown code "%s" shows the generic message`, (code) => {
    expect(signInErrorText(words, code)).toBe(words.errors.Default);
    expect(refusal(words, { ok: false, error: code })).toEqual({ callout: words.errors.refused });
    expect(refusal(words, { ok: false, error: 'invalid', fields: { name: code } })).toEqual({
      fields: { name: words.fieldErrors.refused },
    });
  });
}

test('the messages for an outage say that the password may be correct', () => {
  for (const locale of LANGUAGES) {
    const { errors } = messagesOf(locale).account;
    for (const code of ['CLIENT_FETCH_ERROR', 'Unavailable'] as const)
      expect(errors[code]).toMatch(/Your password may be fine|パスワードが違うという意味ではありません/);
  }
});
