// Reads docs/conformance.md, for tests/conformance.test.ts and scripts/conformance/conformance.ts.

export type Proof = { readonly file: string; readonly title: string | undefined };

export type ConformanceRow = {
  readonly line: number; // Line in docs/conformance.md, from 1.
  // Number of the statement: 3.14, or D3.14 for domain.md.
  readonly number: string;
  readonly words: readonly string[]; // Phrases quoted from the specification.
  readonly built: readonly string[]; // Files that implement the statement.
  readonly proofs: readonly Proof[];
};

const EXCEPTIONS = '## Not built, built otherwise, or without a test of its own';

/** Splits the document into the tables of statements and the list of exceptions. */
export function splitConformance(text: string): { readonly statements: string; readonly exceptions: string } {
  const [statements = '', exceptions = ''] = text.split(`\n${EXCEPTIONS}\n`);
  return { statements, exceptions };
}

/**
 * Parses the tables of statements, whose columns are: number, our own words, the specification's words, built in,
 * proven by.
 */
export function parseConformance(text: string): ConformanceRow[] {
  return splitConformance(text)
    .statements.split('\n')
    .flatMap((line, index) => {
      const [, number, rest = ''] = /^\| (D?\d\.\d+) \|(.+)\|$/.exec(line) ?? [];
      if (number === undefined) return [];
      const cells = rest.split(' | ').map((cell) => cell.trim());
      if (cells.length !== 4) throw new Error(`line ${index + 1} does not have five cells: ${line}`);
      const [, words = '', built = '', proofs = ''] = cells;
      return {
        line: index + 1,
        number,
        words: words.split(' … ').map((part) => part.trim()),
        built: [...built.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
        proofs: [...proofs.matchAll(/`([^`]+)`(?: “(.+?)”(?=<br>|$))?/g)].map(([, file = '', title]) => ({ file, title })),
      };
    });
}

/** Returns whether a title in the document names one of the tests, to the letter. */
export const hasTitle = (titles: readonly { readonly title: string }[], title: string): boolean =>
  titles.some((known) => known.title === title);
