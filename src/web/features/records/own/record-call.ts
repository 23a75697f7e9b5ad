import { type ApiAnswer, callApi } from '#web/ui/call-api.ts';

export type RecordAnswer<Body extends object = object> = ApiAnswer<Body>;

type Call = Pick<NonNullable<Parameters<typeof callApi>[1]>, 'method' | 'json' | 'revisionId' | 'headers'>;

/** Sends a request to `/api/records{path}`. Writes complete even when the page is left. */
export const recordCall = <Body extends object>(path: string, call: Call = {}): Promise<RecordAnswer<Body>> =>
  callApi(`/api/records${path}`, { ...call, keepalive: call.method !== undefined });
