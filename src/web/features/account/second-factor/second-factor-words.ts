import type { Language } from '#domain/shared/language.ts';
import type { CallResult } from '#web/features/account/account-call.ts';
import { LOADS } from '#web/i18n/generated/load-second-factor.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';

export type SecondFactorWords = Messages['secondFactor'];

/** Loads the texts about passkeys, codes and re-authentication on demand, because few pages need them. */
export const loadSecondFactorWords = (locale: Language): Promise<SecondFactorWords> => loadTexts(LOADS[locale]);

/** Returns the sentence for a failed call: that of its first invalid field, otherwise that of its error code. */
export function troubleText({ errors }: Pick<SecondFactorWords, 'errors'>, { error, fields }: Extract<CallResult, { ok: false }>): string {
  const [code = error] = Object.values(fields ?? {});
  return sentenceFor(errors, code, 'refused');
}
