import type { FormAnswer } from '#web/ui/form.tsx';
import type { CallResult } from './account-call.ts';
import type { AccountWords } from './account-words.ts';
import { refusal } from './answer-words.ts';

/** Shared by all settings sections: texts, and the sign-in URL for an expired session. */
export type SettingsContext = {
  readonly words: AccountWords;
  readonly labels: { readonly saved: string; readonly saving: string };
  readonly loginHref: string;
};

/** Converts a call result into a form answer. An expired session redirects to sign-in and back; the form's draft is stored. */
export function settingsAnswer({ words, labels, loginHref }: SettingsContext, result: CallResult, message = labels.saved): FormAnswer {
  if (result.ok) return { callout: message, tone: 'good' };
  if (result.error === 'login-required') location.assign(loginHref);
  return refusal(words, result);
}
