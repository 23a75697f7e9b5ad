import { HANDLE_LENGTH } from '#domain/accounts/handle.ts';
import { NAME_LENGTH } from '#domain/accounts/player-name.ts';
import { PASSWORD_LENGTH } from '#domain/accounts/sign-in/password.ts';
import type { Language } from '#domain/shared/language.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { AnswerWords } from './answer-words.ts';

/** Texts for the account forms: field labels and one message per error code. */
export type AccountWords = AnswerWords & { readonly fields: Messages['account']['fields'] };

// Length limits to interpolate into the messages for these error codes. Other messages have no parameters.
const STATS: Readonly<Record<string, { min: number; max: number }>> = {
  'handle-too-short': HANDLE_LENGTH,
  'handle-too-long': HANDLE_LENGTH,
  'name-too-long': NAME_LENGTH,
  'password-too-short': PASSWORD_LENGTH,
  'password-too-long': PASSWORD_LENGTH,
};

/** Returns the account form texts, with the length limits interpolated. */
export function accountWords(locale: Language): AccountWords {
  const t = translate(locale, 'account');
  const { account } = messagesOf(locale);
  const codes = Object.keys(account.fieldErrors) as (keyof typeof account.fieldErrors)[];
  return {
    fields: { ...account.fields, passwordHint: t('fields.passwordHint', PASSWORD_LENGTH) },
    errors: account.errors,
    fieldErrors: Object.fromEntries(codes.map((code) => [code, t(`fieldErrors.${code}`, STATS[code] ?? NAME_LENGTH)])),
  };
}
