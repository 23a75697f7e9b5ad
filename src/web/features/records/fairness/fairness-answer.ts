import { FAIRNESS_TEXT_LIMIT } from '#domain/fairness/appeals.ts';
import type { RecordAnswer } from '#web/features/records/own/record-call.ts';
import { fill } from '#web/i18n/fill.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import type { FairnessContext } from './fairness-context.ts';

type Context = Pick<FairnessContext, 'words' | 'peerClass' | 'loginHref'>;

/** Returns the form's error messages for a rejected API call, or a generic message for an unknown error code. */
export function fairnessRefusal({ words: { errors, answers }, peerClass, loginHref }: Context, answer: RecordAnswer): FormAnswer {
  const { status, body } = answer;
  if (status === 401) location.assign(loginHref);
  if (body.fields) {
    const fields = Object.entries(body.fields).map(([field, code]) => [
      field,
      fill(sentenceFor(errors, code, 'wrong-type'), { limit: FAIRNESS_TEXT_LIMIT }),
    ]);
    return { fields: Object.fromEntries(fields) };
  }
  const code = status === 0 ? 'unreachable' : (body.error ?? 'failure');
  return { callout: fill(sentenceFor(answers, code, 'failure'), { class: peerClass }) };
}
