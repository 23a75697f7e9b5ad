import type { FormAnswer } from '#web/ui/form.tsx';
import type { CallResult } from './account-call.ts';
import type { AccountWords } from './account-words.ts';
import { refusal } from './answer-words.ts';

/** What every section of the settings needs: words for its answers, and where to log in when the session has ended meanwhile. */
export type SettingsContext = {
  readonly words: AccountWords;
  readonly labels: { readonly saved: string; readonly saving: string };
  readonly loginHref: string;
};

/** What a section says after a call. An ended session leads to signing in and back, and the form keeps its draft. */
export function settingsAnswer({ words, labels, loginHref }: SettingsContext, result: CallResult, said = labels.saved): FormAnswer {
  if (result.ok) return { callout: said, tone: 'good' };
  if (result.error === 'login-required') location.assign(loginHref);
  return refusal(words, result);
}
