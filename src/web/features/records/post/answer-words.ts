import { COMMENT_LIMIT } from '#domain/records/draft/check-draft.ts';
import { VIDEO_URL_LIMIT } from '#domain/records/evidence/video-url.ts';
import { fill } from '#web/i18n/fill.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import type { PostWords } from './post-context.ts';

const LIMITS: Readonly<Record<string, number>> = { comment: COMMENT_LIMIT, videoUrl: VIDEO_URL_LIMIT, reason: COMMENT_LIMIT };

type Words = Pick<PostWords, 'errors' | 'answers'>;

/** Converts error codes by field name into error messages by field name. */
export function fieldWords({ errors }: Words, fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field,
      fill(sentenceFor(errors, code, 'wrong-type'), { limit: LIMITS[field] ?? COMMENT_LIMIT }),
    ]),
  );
}

/** Returns the form's error messages for a rejected API call. */
export function refusal(
  words: Words,
  { status, body }: { status: number; body: { error?: string; fields?: Readonly<Record<string, string>> } },
): FormAnswer {
  if (body.fields) return { fields: fieldWords(words, body.fields) };
  return { callout: answerText(words, status === 0 ? 'unreachable' : (body.error ?? 'failure')) };
}

/** Returns the message for an error code, or a generic message for an unknown code. */
export const answerText = ({ answers }: Words, code: string): string => sentenceFor(answers, code, 'failure');
