const MAX_BYTES = 16 * 1024;
/** Body limit for news: 8,000 characters in each of two languages, at up to three bytes per character (Japanese). */
export const MAX_NEWS_BYTES = 64 * 1024;
/**
 * Body limit for keywords: 48,000 characters of at most 16 code units, at three bytes each, plus the rest of the form.
 */
export const MAX_KEYWORD_BYTES = 48_000 * 16 * 3 + MAX_BYTES;
/** Body limit for event plans: as much text as news, plus a hundred stages with two names each. */
export const MAX_EVENT_BYTES = 192 * 1024;

/**
 * Reads the request body as text. Returns undefined when the body is too large, whatever its Content-Length header
 * claims.
 */
export const readBody = async (request: Request, maxBytes = MAX_BYTES): Promise<string | undefined> =>
  (await readBytes(request, maxBytes))?.toString('utf8');

/** Reads the request body. Returns undefined when it is larger than `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
