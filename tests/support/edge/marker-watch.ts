import type { EdgeAnswer } from './via-edge.ts';

/** The number of a marked user, or undefined for a visitor. */
export type Reader = number | undefined;

/** A marker that was found in the response to another reader. */
export type Leak = { readonly path: string; readonly reader: Reader; readonly of: number; readonly kind: string };

// Every marker is such a word or starts with one.
const WORD = /[\w-]{16,}/g;

/** Maps markers to their owners and searches the responses to other readers for these markers. */
export class MarkerWatch {
  readonly #owners = new Map<string, { readonly of: number; readonly kind: string }>();
  readonly leaks: Leak[] = [];
  /** The kinds of markers that were served to their owners. A kind that is never served proves nothing. */
  readonly shown = new Set<string>();
  answers = 0;

  /** Registers a user's private text. A sealed cookie is registered by its last part, which is unique. */
  mark(of: number, kind: string, text: string): void {
    const word = text.match(WORD)?.at(-1);
    if (word === undefined) throw new Error(`too short for a marker: ${kind}`);
    const known = this.#owners.get(word);
    if (known && known.of !== of) throw new Error(`two owners for one marker: ${kind}`);
    this.#owners.set(word, { of, kind });
  }

  /** Searches the headers and the body of a response for markers. */
  look(path: string, reader: Reader, { headers, cookies, body }: Pick<EdgeAnswer, 'headers' | 'cookies' | 'body'>): void {
    this.answers += 1;
    for (const [word] of `${JSON.stringify([headers, cookies])}\n${body.toString('latin1')}`.matchAll(WORD)) {
      const found = this.#owners.get(word);
      if (!found) continue;
      if (found.of === reader) this.shown.add(found.kind);
      else this.leaks.push({ path, reader, ...found });
    }
  }
}
