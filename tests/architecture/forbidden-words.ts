import { parseSync } from 'oxc-parser';

/** The tables in the "Words that we do not use" section of docs/glossary.md. */
export type ForbiddenWords = {
  readonly identifiers: ReadonlySet<string>; // Single words in lower case.
  readonly phrases: readonly string[];
  readonly exceptions: readonly Exception[];
};

type Exception = {
  readonly paths: readonly string[]; // Files or folders. An empty list means every path.
  readonly words: ReadonlySet<string>; // Words or whole identifiers. An empty set means every word.
};

export function parseForbiddenWords(glossary: string): ForbiddenWords {
  const section = glossary.split(/^## /m).find((part) => part.startsWith('Words that we do not use')) ?? '';
  const [identifiers = [], phrases = [], exceptions = []] = section
    .split(/\n\n(?=\|)/)
    .slice(1)
    .map(readRows);
  const list = (cell = '') => cell.split(', ').map((item) => item.replaceAll('`', ''));
  return {
    identifiers: new Set(identifiers.flatMap(([words]) => list(words))),
    phrases: phrases.flatMap(([words]) => list(words)),
    exceptions: exceptions.map(([where, words]) => ({
      paths: where === 'everywhere' ? [] : list(where),
      words: new Set(words === 'all' ? [] : list(words)),
    })),
  };
}

/** Returns the cells in each row of a Markdown table, without the header and separator rows. */
const readRows = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Splits an identifier or path into lower-case words, at camelCase, snake_case and kebab-case boundaries. */
export const wordsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/** Returns the names that contain a forbidden word, except where the glossary allows that word in `path`. */
export function findForbiddenNames({ identifiers, exceptions }: ForbiddenWords, path: string, names: Iterable<string>): string[] {
  const open = exceptions.filter(({ paths }) => paths.length === 0 || paths.some((allowed) => path.startsWith(allowed)));
  const isAllowed = (name: string, word: string) => open.some(({ words }) => words.size === 0 || words.has(word) || words.has(name));
  return [...new Set(names)].filter((name) => wordsOf(name).some((word) => identifiers.has(word) && !isAllowed(name, word)));
}

/**
 * Returns every identifier in a TypeScript source file (variables, properties, types, components, attributes), but
 * nothing from strings or comments.
 */
export function identifiersOf(path: string, source: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name } = node as { type?: unknown; name?: unknown };
    if (typeof name === 'string' && typeof type === 'string' && type.endsWith('Identifier')) found.add(name);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, source).program);
  return found;
}

/** Returns the class names, custom properties and data attributes in a style sheet. */
export const cssNamesOf = (source: string): string[] => source.match(/(?<=\.)[a-z][\w-]*(?=[^;{}]*\{)|--[\w-]+|(?<=\[)data-[\w-]+/gi) ?? [];

/** Returns the forbidden phrases that occur in a comment or document, ignoring case. */
export function findForbiddenPhrases({ phrases, exceptions }: ForbiddenWords, path: string, prose: string): string[] {
  if (exceptions.some(({ paths, words }) => words.size === 0 && paths.some((allowed) => path.startsWith(allowed)))) return [];
  const text = prose.toLowerCase();
  return phrases.filter((phrase) => text.includes(phrase.toLowerCase()));
}

/** Returns the comments in a source file, or the whole text of a Markdown document without its inline code. */
export function proseOf(path: string, source: string): string {
  if (path.endsWith('.md')) return source.replaceAll(/`[^`]*`/g, '');
  if (path.endsWith('.ts') || path.endsWith('.tsx'))
    return parseSync(path, source)
      .comments.map(({ value }) => value)
      .join('\n');
  return (source.match(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:#|--)\s.*$/gm) ?? []).join('\n');
}
