/** Details of an error besides its code: an error code per form field, or the data that caused a conflict. */
type More = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly recordId?: string;
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  readonly data?: object;
};

/**
 * Returns the error response of every API route: an error code, the request id and, for forms, a code per field. Error
 * responses are never cached.
 */
export function errorAnswer(
  request: Request,
  status: number,
  error: string,
  more: More = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const requestId = request.headers.get('x-request-id');
  return Response.json({ error, ...more, requestId }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
