import type { CallResult } from '#web/features/account/account-call.ts';
import type { AccountWords } from '#web/features/account/account-words.ts';
import { refusal } from '#web/features/account/answer-words.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';

/** Values shared by all settings sections: texts, and the sign-in URL for an expired session. */
export type SettingsContext = {
  readonly words: AccountWords;
  readonly labels: { readonly saved: string; readonly saving: string };
  readonly loginHref: string;
};

/**
 * Converts the result of an API call into a form answer. Redirects to the sign-in page when the session has expired. No
 * input is lost, because the form stores its draft.
 */
export function settingsAnswer({ words, labels, loginHref }: SettingsContext, result: CallResult, message = labels.saved): FormAnswer {
  if (result.ok) return { callout: message, tone: 'good' };
  if (result.error === 'login-required') location.assign(loginHref);
  return refusal(words, result);
}
