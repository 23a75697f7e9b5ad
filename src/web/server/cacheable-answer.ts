import 'server-only';

// Short: browsers and proxies may show what is a minute old, and ask whether it changed after that.
const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

/** The reader's own: kept by their browser alone, which asks each time whether it changed. */
export const FOR_THE_READER = 'private, no-cache';

/** An answer that may be kept, by everybody unless told: whoever has the same one already is told so in a line. */
export const cacheableJson = (request: Request, body: unknown, cacheControl = FOR_A_MINUTE): Promise<Response> =>
  cacheableText(request, JSON.stringify(body), { 'content-type': 'application/json' }, cacheControl);

/** The same for a text of any kind. */
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
