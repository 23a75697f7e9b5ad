import type { FieldErrors } from '#domain/shared/form.ts';
import { type ApiAnswer, callApi } from '#web/ui/call-api.ts';

/** Result of an account API call: the response body, or an error code with one code per invalid field. */
export type CallResult<Body = unknown> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly error: string; readonly fields?: FieldErrors };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Sends a request to the API. Input is validated only on the server (decision 0031). Returns `CLIENT_FETCH_ERROR` after
 * a network failure.
 */
export async function apiCall<Body>(method: Method, path: string, json?: object): Promise<CallResult<Body>> {
  return callResult(await callApi(path, { method, json }));
}

/** Converts an answer of the API into the result of an account call. */
export function callResult<Body>({ ok, status, body }: ApiAnswer<object>): CallResult<Body> {
  if (ok) return { ok, body: body as Body };
  const { error = status === 0 ? 'CLIENT_FETCH_ERROR' : 'unavailable', fields } = body;
  return fields ? { ok, error, fields } : { ok, error };
}

/** Sends a request to `/api/account{path}`. */
export const accountCall = <Body = unknown>(method: Method, path: string, json?: object): Promise<CallResult<Body>> =>
  apiCall(method, `/api/account${path}`, json);
