import type { ServerResponse } from 'node:http';

type Write = (chunk?: unknown, ...rest: unknown[]) => unknown;

// The row of an unexpected error in React's payload. Redirects and missing pages have a digest in words, and a quotation
// mark within a text is escaped.
const ERROR_ROW = /[0-9a-f]:E\{"digest":"\d+"\}/;
const LONGEST_ROW = 64;

/**
 * Destroys the response of a navigation as soon as the page fails. Next reports the error only after it has sent the whole
 * payload, with status 200, and caches would keep it.
 */
export function abortFailedPayloads(response: ServerResponse): void {
  let tail = ''; // An error row may be split between two chunks.
  const isFailed = (chunk: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return false;
    const text = tail + Buffer.from(chunk).toString('latin1');
    tail = text.slice(-LONGEST_ROW);
    return ERROR_ROW.test(text);
  };
  const guard =
    (send: Write): Write =>
    (...rest) =>
      isFailed(rest[0]) ? response.destroy() : send(...rest);
  response.write = guard(response.write.bind(response) as Write) as typeof response.write;
  response.end = guard(response.end.bind(response) as Write) as typeof response.end;
}
