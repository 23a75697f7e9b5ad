// Reads docs/conformance.md and the titles of tests, for tests/conformance.test.ts and scripts/conformance.ts.

export type Proof = { readonly file: string; readonly title: string | undefined };

export type ConformanceRow = {
  readonly line: number; // in docs/conformance.md, from 1
  readonly number: string; // 3.14, or D3.14 for domain.md
  readonly words: readonly string[]; // quoted from the specification
  readonly built: readonly string[]; // files
  readonly proofs: readonly Proof[];
};

export type TestTitle = { readonly title: string; readonly line: number }; // the line of the title, from 1

const EXCEPTIONS = '## Not built, built otherwise, or without a test of its own';

/** The two parts of the document: the tables of statements, and the list of exceptions. */
export function splitConformance(text: string): { readonly statements: string; readonly exceptions: string } {
  const [statements = '', exceptions = ''] = text.split(`\n${EXCEPTIONS}\n`);
  return { statements, exceptions };
}

/** The rows of the tables of statements: number | own words | words of the specification | built in | proven by. */
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

/** The titles of the tests of a file: the first argument, if it is a string, of every call with more arguments. */
export function testTitles(source: string): TestTitle[] {
  return [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1\s*,/gs)].map((match) => {
    const [call, quote = '', title = ''] = match;
    const line = source.slice(0, match.index + call.indexOf(quote)).split('\n').length;
    return { title: title.replaceAll(/\\(['"`])/g, '$1'), line };
  });
}

/** Whether a title in the document names one of the tests. A title may omit the `: ${…}` at the end of a template. */
export const hasTitle = (titles: readonly TestTitle[], title: string): boolean =>
  titles.some((known) => known.title === title || known.title.startsWith(`${title}: \${`));
