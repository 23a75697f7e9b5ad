const BASE = '/api/auth';

/** An answer of the session's calls: its status, 0 when there was none, and its JSON, undefined when it had none. */
export type AuthAnswer = { readonly status: number; readonly ok: boolean; readonly body: unknown };

/** Asks, or with a body tells, `/api/auth/{path}`. It never throws: a server that cannot be reached is an answer too. */
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

/** Tells the operator what went wrong in the browser: a code, nothing of the reader. */
export function logFault(code: 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR'): void {
  navigator.sendBeacon(`${BASE}/_log`, new URLSearchParams({ level: 'error', code }));
}
