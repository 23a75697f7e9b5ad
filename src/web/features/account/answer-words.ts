import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { FormAnswer } from '#web/ui/form.tsx';
import type { CallResult } from './account-call.ts';

/** The sentences for every code that a call or an address can carry; the browser holds only those of its own language. */
export type AnswerWords = { readonly errors: Readonly<Record<string, string>>; readonly fieldErrors: Readonly<Record<string, string>> };

const SAID_AS: Readonly<Record<string, string>> = {
  'too-many-tries': 'TooManyTries',
  'read-only': 'ReadOnly',
  'sign-up-closed': 'SignUpClosed',
  unavailable: 'Unavailable',
};

/** The sentence for an error of signing in, as next-auth names it; a code that nobody knows says no more than that it failed. */
export const signInErrorText = ({ errors }: AnswerWords, code: string): string => sentenceFor(errors, code, 'Default');

/** What a form says after a call that was refused. */
export function refusal(words: AnswerWords, result: Extract<CallResult, { ok: false }>): FormAnswer {
  if (!result.fields) return { callout: sentenceFor(words.errors, SAID_AS[result.error] ?? result.error, 'refused') };
  const said = Object.entries(result.fields).map(([field, code]) => [field, sentenceFor(words.fieldErrors, code, 'refused')]);
  return { fields: Object.fromEntries(said) };
}
