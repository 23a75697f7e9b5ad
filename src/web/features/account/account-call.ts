import type { FieldErrors } from '#domain/shared/form.ts';
import { callApi } from '#web/ui/call-api.ts';

/** Result of an account API call: the response body, or an error code with one code per invalid field. */
export type CallResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly error: string; readonly fields?: FieldErrors };

/**
 * Sends a request to `/api/account{path}`. Input is validated only on the server (decision 0031). Returns
 * `CLIENT_FETCH_ERROR` after a network failure.
 */
export async function accountCall(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, json?: object): Promise<CallResult> {
  const { ok, status, body } = await callApi(`/api/account${path}`, { method, json });
  if (ok) return { ok, body };
  const { error = status === 0 ? 'CLIENT_FETCH_ERROR' : 'unavailable', fields } = body;
  return fields ? { ok, error, fields } : { ok, error };
}
