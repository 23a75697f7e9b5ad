import type { EdgeAnswer } from './via-edge.ts';

/** The reader: the number of a marked user, or undefined for a visitor. */
export type Reader = number | undefined;

/** A marker found in another reader's response. */
export type Leak = { readonly path: string; readonly reader: Reader; readonly of: number; readonly kind: string };

const WORD = /[\w-]{16,}/g; // every marker is such a word, or starts with one

/** Maps markers to their owners, and searches responses to others for them. */
export class MarkerWatch {
  readonly #owners = new Map<string, { readonly of: number; readonly kind: string }>();
  readonly leaks: Leak[] = [];
  /** The kinds of markers that were served to their owners; a kind that is never served proves nothing. */
  readonly shown = new Set<string>();
  answers = 0;

  /** Registers a private text of a user; a sealed cookie by its last part, which is unique. */
  mark(of: number, kind: string, text: string): void {
    const word = text.match(WORD)?.at(-1);
    if (word === undefined) throw new Error(`too short for a marker: ${kind}`);
    const known = this.#owners.get(word);
    if (known && known.of !== of) throw new Error(`two owners for one marker: ${kind}`);
    this.#owners.set(word, { of, kind });
  }

  /** Searches the headers and the body of a response. */
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
