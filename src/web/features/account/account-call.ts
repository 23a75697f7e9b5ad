import type { FieldErrors } from '#domain/shared/form.ts';
import { callApi } from '#web/ui/call-api.ts';

/** What a call to the account API came to: what it said, or its error and the code of each wrong field. */
export type CallResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly error: string; readonly fields?: FieldErrors };

/** Calls `/api/account{path}`; the server alone checks what was typed (decision 0031). A server that cannot be reached is an error like others. */
export async function accountCall(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, json?: object): Promise<CallResult> {
  const { ok, status, body } = await callApi(`/api/account${path}`, { method, json });
  if (ok) return { ok, body };
  const { error = status === 0 ? 'CLIENT_FETCH_ERROR' : 'unavailable', fields } = body;
  return fields ? { ok, error, fields } : { ok, error };
}
