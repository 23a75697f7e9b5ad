import 'server-only';

// Browsers and proxies may reuse the response for one minute and must revalidate it after that.
const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

/** Cache-Control for per-user responses: only the browser may cache the response, and it revalidates on every use. */
export const FOR_THE_READER = 'private, no-cache';

/** Returns a cacheable JSON response, public by default. Responds with 304 when the client's ETag matches. */
export const cacheableJson = (request: Request, body: unknown, cacheControl = FOR_A_MINUTE): Promise<Response> =>
  cacheableText(request, JSON.stringify(body), { 'content-type': 'application/json' }, cacheControl);

/**
 * Returns a cacheable text response of any media type, public by default. Responds with 304 when the client's ETag
 * matches.
 */
export async function cacheableText(
  request: Request,
  text: string,
  kind: Readonly<Record<string, string>>,
  cacheControl = FOR_A_MINUTE,
): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const etag = `"${Buffer.from(digest).toString('base64url')}"`;
  const headers = { 'cache-control': cacheControl, etag };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, ...kind } });
}
