import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { type ApiAnswer, callApi } from '#web/ui/call-api.ts';

/** Sends a POST request to `/api/moderation{path}`. */
export const moderationCall = <Body extends object>(path: string, json: object, revisionId?: string): Promise<ApiAnswer<Body>> =>
  callApi(`/api/moderation${path}`, { method: 'POST', json, revisionId });

/** Returns the message for an error code, or a generic message for an unknown code. */
export const refusalText = (errors: Readonly<Record<string, string>>, { body }: ApiAnswer<object>): string =>
  sentenceFor(errors, body.error ?? '', 'failure');
