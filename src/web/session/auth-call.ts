const BASE = '/api/auth';

/**
 * Response to an auth call. The status is 0 when there was no response, and the body is undefined when it was not JSON.
 */
export type AuthAnswer = { readonly status: number; readonly ok: boolean; readonly body: unknown };

/**
 * Sends a GET request to `/api/auth/{path}`, or a POST request when `form` is given. Never throws: if the server cannot
 * be reached, the status is 0.
 */
export async function authCall(path: string, form?: Readonly<Record<string, string>>): Promise<AuthAnswer> {
  const init = form ? { method: 'POST', body: new URLSearchParams({ ...form, csrfToken: await csrfToken(), json: 'true' }) } : {};
  try {
    const response = await fetch(`${BASE}/${path}`, init);
    if (response.status >= 500) logFault('CLIENT_FETCH_ERROR');
    return { status: response.status, ok: response.ok, body: await response.json().catch(() => undefined) };
  } catch {
    logFault('CLIENT_FETCH_ERROR');
    return { status: 0, ok: false, body: undefined };
  }
}

async function csrfToken(): Promise<string> {
  const { body } = await authCall('csrf');
  return (body as { csrfToken?: string } | undefined)?.csrfToken ?? '';
}

/** Reports a client-side error to the operator. Sends only a code and no user data. */
export function logFault(code: 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR'): void {
  navigator.sendBeacon(`${BASE}/_log`, new URLSearchParams({ level: 'error', code }));
}
