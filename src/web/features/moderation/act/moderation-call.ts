import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { type ApiAnswer, callApi } from '#web/ui/call-api.ts';

export type Answer = ApiAnswer<{ readonly actId: string | null; readonly isHalf: boolean; readonly bulkId: string }>;

/** Sends a POST request to `/api/moderation{path}`. */
export const moderationCall = (path: string, json: object, revisionId?: string): Promise<Answer> =>
  callApi(`/api/moderation${path}`, { method: 'POST', json, revisionId });

/** Returns the message for an error code, or a generic message for an unknown code. */
export const refusalText = (errors: Readonly<Record<string, string>>, { body }: Answer): string =>
  sentenceFor(errors, body.error ?? '', 'failure');
