/** How every call says no: a code and the request's id, nothing else, never kept by a cache. */
export function errorAnswer(request: Request, status: number, error: string): Response {
  const requestId = request.headers.get('x-request-id');
  return Response.json({ error, requestId }, { status, headers: { 'cache-control': 'no-store' } });
}
