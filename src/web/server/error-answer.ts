/** What a refusal may tell beside its code: what is wrong with each field, what stands in the way. */
type More = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly recordId?: string;
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  readonly data?: object;
};

/** How every call says no: a code and the request's id, and for a form the code of each field; never kept by a cache. */
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
