import { reauthenticate } from './sign-in-again.ts';

/** The body of any API error response (docs/api.md). */
type Refused = { readonly error?: string; readonly fields?: Readonly<Record<string, string>>; readonly methods?: readonly string[] };

/**
 * The result of an API call. Status 0 means that there was no response. A body that is not JSON becomes an empty
 * object.
 */
export type ApiAnswer<Body extends object> = {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Partial<Body> & Refused;
  readonly retryAfterS: number | undefined;
};

type Call = {
  readonly method?: string;
  readonly json?: unknown;
  /** The version that the change is based on, sent as `If-Match`. */
  readonly revisionId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Completes the request even when the user leaves the page. */
  readonly keepalive?: boolean;
};

/**
 * Calls this site's API. Never throws: if the server cannot be reached, the result has status 0. Repeats a call that needs
 * a recent sign-in once the reader has re-authenticated.
 */
export async function callApi<Body extends object>(path: string, call: Call = {}): Promise<ApiAnswer<Body>> {
  const answer = await sendOnce<Body>(path, call);
  const { error, methods } = answer.body;
  const isRepeated = error === 'sign-in-again' && methods !== undefined && (await reauthenticate({ methods }));
  return isRepeated ? sendOnce(path, call) : answer;
}

async function sendOnce<Body extends object>(path: string, call: Call): Promise<ApiAnswer<Body>> {
  const { method = 'GET', json, revisionId, keepalive = false } = call;
  const headers = {
    ...call.headers,
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(revisionId !== undefined && { 'if-match': `"${revisionId}"` }),
  };
  try {
    const response = await fetch(path, { method, headers, keepalive, ...(json !== undefined && { body: JSON.stringify(json) }) });
    const { ok, status } = response;
    return {
      ok,
      status,
      body: await response.json().catch(() => ({})),
      retryAfterS: Number(response.headers.get('retry-after')) || undefined,
    };
  } catch {
    return { ok: false, status: 0, body: {}, retryAfterS: undefined };
  }
}
