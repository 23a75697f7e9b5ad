import type { FieldErrors } from '#domain/accounts/forms.ts';

/** What a call to the account API came to: what it said, or its error and the code of each wrong field. */
export type CallResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly error: string; readonly fields?: FieldErrors };

/** Calls `/api/account{path}`; the server alone checks what was typed (decision 0031). It never throws: a server that cannot be reached is an error like others. */
export async function accountCall(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<CallResult> {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(`/api/account${path}`, { method, ...init });
    const said: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, body: said };
    const { error = 'unavailable', fields } = (said ?? {}) as { error?: string; fields?: FieldErrors };
    return fields ? { ok: false, error, fields } : { ok: false, error };
  } catch {
    return { ok: false, error: 'CLIENT_FETCH_ERROR' };
  }
}
