import type { EdgeAnswer } from './via-edge.ts';

/** Who reads: one of the marked people by number, or nobody in particular. */
export type Reader = number | undefined;

/** What was found where it must not be. */
export type Leak = { readonly path: string; readonly reader: Reader; readonly of: number; readonly kind: string };

const WORD = /[\w-]{16,}/g; // every marker is such a word, or begins with one

/** Knows whose every private word is, and looks for it in what others are given. */
export class MarkerWatch {
  readonly #owners = new Map<string, { readonly of: number; readonly kind: string }>();
  readonly leaks: Leak[] = [];
  /** Which kinds of markers their owners have been shown: what nobody is shown proves nothing. */
  readonly shown = new Set<string>();
  answers = 0;

  /** Notes that a text is somebody's own; a sealed cookie by its last part, which no other has. */
  mark(of: number, kind: string, text: string): void {
    const word = text.match(WORD)?.at(-1);
    if (word === undefined) throw new Error(`too short for a marker: ${kind}`);
    const known = this.#owners.get(word);
    if (known && known.of !== of) throw new Error(`a marker of two: ${kind}`);
    this.#owners.set(word, { of, kind });
  }

  /** Looks through an answer as a whole: its headers and its body. */
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
