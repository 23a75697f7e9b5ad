import { parseSync } from 'oxc-parser';

/** The tables of docs/glossary.md, "Words that we do not use". */
export type ForbiddenWords = {
  readonly identifiers: ReadonlySet<string>; // single words, in lower case
  readonly phrases: readonly string[];
  readonly exceptions: readonly Exception[];
};

type Exception = {
  readonly paths: readonly string[]; // files or folders; empty for all
  readonly words: ReadonlySet<string>; // words, or whole identifiers; empty for all
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

/** The cells of a Markdown table without its two head lines. */
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

/** The words of an identifier or path: camelCase, snake_case and kebab-case are split. */
export const wordsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/** Names in a path or source that contain a forbidden word. */
export function findForbiddenNames({ identifiers, exceptions }: ForbiddenWords, path: string, names: Iterable<string>): string[] {
  const open = exceptions.filter(({ paths }) => paths.length === 0 || paths.some((allowed) => path.startsWith(allowed)));
  const isAllowed = (name: string, word: string) => open.some(({ words }) => words.size === 0 || words.has(word) || words.has(name));
  return [...new Set(names)].filter((name) => wordsOf(name).some((word) => identifiers.has(word) && !isAllowed(name, word)));
}

/** Every identifier of a TypeScript source: variables, properties, types, components and attributes; no strings, no comments. */
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

/** Class names, custom properties and data attributes of a style sheet. */
export const cssNamesOf = (source: string): string[] => source.match(/(?<=\.)[a-z][\w-]*(?=[^;{}]*\{)|--[\w-]+|(?<=\[)data-[\w-]+/gi) ?? [];

/** Phrases that occur in a comment or document, without regard to case. */
export function findForbiddenPhrases({ phrases, exceptions }: ForbiddenWords, path: string, prose: string): string[] {
  if (exceptions.some(({ paths, words }) => words.size === 0 && paths.some((allowed) => path.startsWith(allowed)))) return [];
  const text = prose.toLowerCase();
  return phrases.filter((phrase) => text.includes(phrase.toLowerCase()));
}

/** The comments of a source; of a document its whole text, without code. */
export function proseOf(path: string, source: string): string {
  if (path.endsWith('.md')) return source.replaceAll(/`[^`]*`/g, '');
  if (path.endsWith('.ts') || path.endsWith('.tsx'))
    return parseSync(path, source)
      .comments.map(({ value }) => value)
      .join('\n');
  return (source.match(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:#|--)\s.*$/gm) ?? []).join('\n');
}
