import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLanguage, LANGUAGES, type Language } from '#domain/shared/language.ts';

/** Name and raw text of a content file. */
export type TextFile = { readonly name: string; readonly text: string };

/** Parsed JSON files by file name without the extension. */
export type JsonFiles = Record<string, unknown>;

/** All content files to check, parsed but not validated. */
export type ContentFiles = {
  readonly texts: readonly TextFile[]; // catalogue files, including the README, and their texts in all languages
  readonly catalogue: JsonFiles;
  readonly locales: Readonly<Record<Language, JsonFiles>>;
  readonly oldLinks: unknown;
};

/** Parts of `content/locales` that the seeds store in the database. The other parts are messages. */
export const SEEDED_PARTS: readonly string[] = ['catalogue', 'demo-texts', 'guide-texts', 'keyword-texts'];

const CONTENT_FOLDER = join(import.meta.dirname, '..', '..', 'content');

/** Reads all files in a content folder. Throws an error with the file name on invalid UTF-8 or JSON. */
export function readContentFiles(folder = CONTENT_FOLDER): ContentFiles {
  const catalogue = readFolder(join(folder, 'catalogue'), /\.(json|md)$/);
  const locales = inEveryLanguage((language) => readFolder(join(folder, 'locales', language), /\.json$/));
  const seeded = LANGUAGES.flatMap((language) =>
    locales[language].filter(({ name }) => isSeeded(name)).map(({ name, text }) => ({ name: `${language}/${name}`, text })),
  );
  return {
    texts: [...catalogue, ...seeded],
    catalogue: parseAll(catalogue.filter((file) => file.name.endsWith('.json'))),
    locales: inEveryLanguage((language) => parseAll(locales[language])),
    oldLinks: parseAll(readFolder(folder, /^old-links\.json$/))['old-links'],
  };
}

const isSeeded = (name: string): boolean => SEEDED_PARTS.some((part) => name === `${part}.json`);

function readFolder(folder: string, pattern: RegExp): TextFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();
  return names.map((name) => named(join(folder, name), () => ({ name, text: decode(readFileSync(join(folder, name))) })));
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

const parseAll = (files: readonly TextFile[]): JsonFiles =>
  Object.fromEntries(files.map(({ name, text }) => [name.replace(/\.json$/, ''), named(name, () => JSON.parse(text) as unknown)]));

function named<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
