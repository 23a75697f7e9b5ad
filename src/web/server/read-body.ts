const MAX_BYTES = 16 * 1024;
/** Of news: two languages of 8,000 characters, of which a Japanese one takes three bytes. */
export const MAX_NEWS_BYTES = 64 * 1024;
/** Of an event's plan: as much text, and a hundred stages with two names each. */
export const MAX_EVENT_BYTES = 192 * 1024;

/** The body of a request as text; undefined when it is too large, however long it says it is. */
export const readBody = async (request: Request, maxBytes = MAX_BYTES): Promise<string | undefined> =>
  (await readBytes(request, maxBytes))?.toString('utf8');

/** The body of a request; undefined when it is larger than that. */
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
