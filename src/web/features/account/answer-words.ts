import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import type { CallResult } from './account-call.ts';

/** Messages for all error codes that an API response or a URL can contain, in the page's language only. */
export type AnswerWords = { readonly errors: Readonly<Record<string, string>>; readonly fieldErrors: Readonly<Record<string, string>> };

const MESSAGE_KEYS: Readonly<Record<string, string>> = {
  'too-many-tries': 'TooManyTries',
  'read-only': 'ReadOnly',
  'sign-up-closed': 'SignUpClosed',
  unavailable: 'Unavailable',
};

/** Returns the message for a next-auth sign-in error code, or the default message for an unknown code. */
export const signInErrorText = ({ errors }: AnswerWords, code: string): string => sentenceFor(errors, code, 'Default');

/** Converts a failed API call into the messages that the form shows. */
export function refusal(words: AnswerWords, result: Extract<CallResult, { ok: false }>): FormAnswer {
  if (!result.fields) return { callout: sentenceFor(words.errors, MESSAGE_KEYS[result.error] ?? result.error, 'refused') };
  const messages = Object.entries(result.fields).map(([field, code]) => [field, sentenceFor(words.fieldErrors, code, 'refused')]);
  return { fields: Object.fromEntries(messages) };
}
