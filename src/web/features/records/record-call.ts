/** What a call to the records' API came to; status 0: no answer. */
export type RecordAnswer = {
  readonly status: number;
  readonly body: RecordBody;
  readonly retryAfterS: number | undefined;
};

type RecordBody = {
  readonly recordId?: string;
  readonly state?: string;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
};

type Call = { readonly method?: string; readonly json?: object; readonly headers?: Readonly<Record<string, string>> };

/** Calls `/api/records{path}`. It never throws; what is sent goes on its way even when the page is left. */
export async function recordCall(path: string, { method = 'GET', json, headers = {} }: Call = {}): Promise<RecordAnswer> {
  const init =
    json === undefined ? { headers } : { body: JSON.stringify(json), headers: { ...headers, 'content-type': 'application/json' } };
  try {
    const response = await fetch(`/api/records${path}`, { method, keepalive: method !== 'GET', ...init });
    const body: RecordBody = await response.json().catch(() => ({}));
    return { status: response.status, body, retryAfterS: Number(response.headers.get('retry-after')) || undefined };
  } catch {
    return { status: 0, body: {}, retryAfterS: undefined };
  }
}
