/** What every call may say when it refuses (docs/api.md). */
type Refused = { readonly error?: string; readonly fields?: Readonly<Record<string, string>> };

/** What a call came to. Status 0: no answer; a body that was none is empty. */
export type ApiAnswer<Body extends object> = {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Partial<Body> & Refused;
  readonly retryAfterS: number | undefined;
};

type Call = {
  readonly method?: string;
  readonly json?: unknown;
  /** The version that a change was made from. */
  readonly revisionId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Goes on its way even when the page is left. */
  readonly keepalive?: boolean;
};

/** Calls our own API. It never throws: a server that cannot be reached is an answer like others. */
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
