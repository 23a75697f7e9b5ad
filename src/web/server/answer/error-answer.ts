import { ERROR_STATUS, ERROR_WAIT_SECONDS, type ErrorCode } from './error-status.ts';

/** Details of an error besides its code: an error code per form field, or the data that caused a conflict. */
type More = {
  readonly ok?: false;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly recordId?: string;
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  readonly data?: object;
  readonly methods?: readonly string[]; // how to re-authenticate
  readonly href?: string; // where to re-authenticate
  readonly waitSeconds?: number; // sent as Retry-After
};

/**
 * Returns the error response that every API route uses: an error code, the request id and, for forms, a code per field.
 * Error responses are never cached. `more` may be the refusal of a use case.
 */
export function errorAnswer(request: Request, error: ErrorCode, more: More = {}, status = ERROR_STATUS[error]): Response {
  const { ok: _ok, error: _error, waitSeconds = ERROR_WAIT_SECONDS[error], ...rest } = more;
  const wait = waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) };
  const requestId = request.headers.get('x-request-id');
  return Response.json({ error, ...rest, requestId }, { status, headers: { 'cache-control': 'no-store', ...wait } });
}
