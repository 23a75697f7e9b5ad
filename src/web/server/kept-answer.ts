import 'server-only';

// Short: browsers and proxies may show what is a minute old, and ask whether it changed after that.
const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

/** A public answer that may be kept: whoever has this version of it already is told so in a line. */
export function keptAnswer(request: Request, version: string, body: unknown): Response {
  const headers = { 'cache-control': FOR_A_MINUTE, etag: `"${version}"` };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(headers.etag) ? new Response(null, { status: 304, headers }) : Response.json(body, { headers });
}
