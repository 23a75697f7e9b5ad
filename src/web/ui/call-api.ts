/** The error body of any API call (docs/api.md). */
type Refused = { readonly error?: string; readonly fields?: Readonly<Record<string, string>> };

/** The result of a call. Status 0 means no response; a body that is not JSON becomes empty. */
export type ApiAnswer<Body extends object> = {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Partial<Body> & Refused;
  readonly retryAfterS: number | undefined;
};

type Call = {
  readonly method?: string;
  readonly json?: unknown;
  /** The version that the change is based on. */
  readonly revisionId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Completes even when the page is left. */
  readonly keepalive?: boolean;
};

/** Calls our own API. Never throws: an unreachable server is a result too. */
export async function callApi<Body extends object>(path: string, call: Call = {}): Promise<ApiAnswer<Body>> {
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
