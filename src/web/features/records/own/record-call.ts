import { type ApiAnswer, callApi } from '#web/ui/call-api.ts';

export type RecordAnswer = ApiAnswer<{ readonly recordId: string; readonly state: string }>;

type Call = Pick<NonNullable<Parameters<typeof callApi>[1]>, 'method' | 'json' | 'revisionId' | 'headers'>;

/** Sends a request to `/api/records{path}`. Writes complete even when the page is left. */
export const recordCall = (path: string, call: Call = {}): Promise<RecordAnswer> =>
  callApi(`/api/records${path}`, { ...call, keepalive: call.method !== undefined });
