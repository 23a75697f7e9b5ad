import { getLocale, getTranslations } from 'next-intl/server';
import { HANDLE_LENGTH } from '#domain/accounts/handle.ts';
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts';
import { NAME_LENGTH } from '#domain/accounts/player-name.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import type { AnswerWords } from './answer-words.ts';

/** Texts of the account forms: field labels and one message per error code. */
export type AccountWords = AnswerWords & { readonly fields: Messages['account']['fields'] };

// Length limits to interpolate into the messages of these error codes. Other messages have no parameters.
const STATS: Readonly<Record<string, { min: number; max: number }>> = {
  'handle-too-short': HANDLE_LENGTH,
  'handle-too-long': HANDLE_LENGTH,
  'name-too-long': NAME_LENGTH,
  'password-too-short': PASSWORD_LENGTH,
  'password-too-long': PASSWORD_LENGTH,
};

/** Returns the account form texts in the page's language, with the length limits interpolated. */
export async function accountWords(): Promise<AccountWords> {
  const t = await getTranslations('account');
  const { account } = messagesOf((await getLocale()) as Locale);
  const codes = Object.keys(account.fieldErrors) as (keyof typeof account.fieldErrors)[];
  return {
    fields: { ...account.fields, passwordHint: t('fields.passwordHint', PASSWORD_LENGTH) },
    errors: account.errors,
    fieldErrors: Object.fromEntries(codes.map((code) => [code, t(`fieldErrors.${code}`, STATS[code] ?? NAME_LENGTH)])),
  };
}
