import { z } from 'zod';
import { PASSWORD_LENGTH, parseNewPassword } from '#domain/accounts/sign-in/password.ts';
import { passkeyAssertion, secondFactorCode } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { form, NEEDED } from '#domain/shared/form.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import type { Result } from '#domain/shared/result.ts';
import { emailAddress } from './email.ts';
import { parseNewHandle } from './handle.ts';
import { parsePlayerName } from './player-name.ts';
import { DIGESTS, NOTIFICATIONS, type NotificationName, THEMES, TOP_PLACES } from './settings.ts';

// Maximum length of a typed text in UTF-16 code units, checked before any other processing.
const LONGEST_TYPED = 1_000;

const text = z.string(NEEDED);
const choice = <Values extends readonly string[]>(values: Values) => z.enum(values, { error: 'wrong-type' });

/** Builds a text field that is read by a domain parser. The parser's error becomes the field's error code. */
const parsed = (parse: (text: string) => Result<string, string>, tooLong: string) =>
  text
    .min(1, 'required')
    .max(LONGEST_TYPED, tooLong)
    .transform((typed, context) => {
      const result = parse(typed);
      if (result.ok) return result.value;
      context.addIssue({ code: 'custom', message: result.error });
      return z.NEVER;
    });

const newHandle = parsed(parseNewHandle, 'handle-too-long');
const newPassword = parsed(parseNewPassword, 'password-too-long');
const name = parsed(parsePlayerName, 'name-too-long');
const typedPassword = text.min(1, 'required').max(PASSWORD_LENGTH.max * 2, 'password-wrong');
const token = text.min(1, 'required').max(128, 'token-invalid');
/** Makes a field optional: an empty text is read as null. */
const orNone = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((typed) => (typed === '' ? null : typed), schema.nullable());

export const registerForm = form({
  handle: newHandle,
  password: newPassword,
  name: orNone(name).optional(),
  email: orNone(emailAddress).optional(),
  language: choice(LANGUAGES).optional(),
});

// The form is not strict, because next-auth adds its own fields.
export const signInForm = z.object(
  { handle: text.min(1, 'required').max(LONGEST_TYPED, 'handle-too-long'), password: typedPassword },
  { error: 'wrong-type' },
);

const flag = z.boolean({ error: 'wrong-type' }).optional();
const place = z.int({ error: 'wrong-type' }).min(TOP_PLACES.min, 'out-of-range').max(TOP_PLACES.max, 'out-of-range');
const switches = Object.fromEntries(NOTIFICATIONS.map((name) => [name, flag])) as Record<NotificationName, typeof flag>;

export const settingsForm = form({
  name: orNone(name).optional(),
  email: orNone(emailAddress).optional(),
  password: typedPassword.optional(), // The password is required to change the e-mail address.
  theme: choice(THEMES).optional(),
  language: choice(LANGUAGES).optional(),
  notifications: form({ ...switches, top: place.optional(), digest: choice(DIGESTS).optional() }).optional(),
});

/** Providers whose linked accounts are removed together with the old password. */
const unlink = z.array(text.max(32, 'too-long'), { error: 'wrong-type' }).max(16, 'too-long').optional();

export const recentSignInForm = form({
  password: typedPassword.optional(),
  passkey: passkeyAssertion.optional(),
  code: secondFactorCode.optional(),
});
export const passwordForm = form({ current: typedPassword.optional(), next: newPassword, unlink });
export const closeForm = form({ password: typedPassword.optional() });
export const resetRequestForm = form({ account: text.trim().min(1, 'required').max(254, 'too-long') });
export const resetForm = form({ token, password: newPassword, unlink });
export const confirmEmailForm = form({ token });
export const notMeForm = form({ token });
export const claimForm = form({ code: text.trim().min(1, 'required').max(64, 'code-invalid') });

export type RecentSignInForm = z.output<typeof recentSignInForm>;
export type RegisterForm = z.output<typeof registerForm>;
export type SettingsForm = z.output<typeof settingsForm>;
export type ResetForm = z.output<typeof resetForm>;
export type PasswordForm = z.output<typeof passwordForm>;
