import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MOST_BYTES = 4_000_000; // A metrics page has some hundred kilobytes.

/** Returns the text at an http, https or file address. Throws on another status, a text of more than 4 MB, or a timeout. */
export async function fetchText(url: URL, withinMs: number): Promise<string> {
  if (url.protocol === 'file:') return readText(fileURLToPath(url));
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${url.host} responded ${response.status}`);
  }
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`${url.host} sent more than ${MOST_BYTES} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text;
}

async function readText(path: string): Promise<string> {
  await using file = await open(path);
  if ((await file.stat()).size > MOST_BYTES) throw new Error(`${path} has more than ${MOST_BYTES} bytes`);
  return file.readFile('utf8');
}
