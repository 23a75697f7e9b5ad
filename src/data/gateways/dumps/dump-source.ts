import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Where a dump is read from. */
export type DumpSource = {
  /** Opens a file. Throws when it does not exist. */
  open(name: string): Promise<Readable>;
};

const SMALL_BYTES = 1_000_000;
const ROWS = 1_000;

/** Opens a dump in a folder or at a URL. A URL may redirect, such as …/latest; later files come from the same dump. */
export function openDumpSource(where: string): DumpSource {
  if (!/^https?:\/\//.test(where)) return { open: async (name) => createReadStream(join(where, name)) };
  let folder = where.endsWith('/') ? where : `${where}/`;
  return {
    async open(name) {
      const response = await fetch(new URL(name, folder));
      if (!response.ok || !response.body) throw new Error(`${response.url} answered ${response.status}`);
      folder = new URL('.', response.url).href;
      return Readable.from(response.body);
    },
  };
}

/** Reads a small file. */
export async function readSmall(source: DumpSource, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await source.open(name)) {
    bytes += chunk.length;
    if (bytes > SMALL_BYTES) throw new Error(`${name} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a compressed file of JSON Lines, page by page. Throws after the last page when the file does not have this
 * hash, so the caller must not keep anything before the end.
 */
export async function* readRows(source: DumpSource, name: string, sha256: string): AsyncGenerator<readonly unknown[]> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of await source.open(name)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const packed = Readable.from(hashed(), { objectMode: false });
  const plain = createGunzip();
  packed.on('error', (error) => plain.destroy(error)).pipe(plain);
  let page: unknown[] = [];
  for await (const line of linesOf(plain)) {
    page.push(JSON.parse(line));
    if (page.length < ROWS) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
  if (hash.digest('hex') !== sha256) throw new Error(`${name} differs from its checksum`);
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
