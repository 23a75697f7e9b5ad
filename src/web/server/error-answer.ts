/** How every call says no: a code and the request's id, and for a form the code of each field; never kept by a cache. */
export function errorAnswer(
  request: Request,
  status: number,
  error: string,
  more: { readonly fields?: Readonly<Record<string, string>>; readonly recordId?: string } = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const requestId = request.headers.get('x-request-id');
  return Response.json({ error, ...more, requestId }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
