import { ENTRY_KINDS, type EntryKind } from '#domain/catalogue/rows.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Localised } from '#domain/shared/language.ts';
import { readCsvLine, writeCsvLine } from './csv-line.ts';

/** A kind of catalogue entry that has a name. Menus have no names. */
export type NamedKind = Exclude<EntryKind, 'menu'>;

/** Identifies a text in an entry. The fields of each kind of entry are defined in `names-file-texts.ts`. */
export type TextRef = { readonly kind: NamedKind; readonly id: number; readonly field: string };

/** A new text and its line number in the names file. */
export type TextChange = TextRef & { readonly text: Localised; readonly line: number };

export type NamesFileErrorCode = 'broken-line' | 'unknown-kind' | 'bad-id' | 'missing-text' | 'bad-text' | 'duplicate';

/** An invalid line in a names file. */
export type NamesFileError = { readonly line: number; readonly code: NamesFileErrorCode };

/** The result of parsing a names file: all changes, or all invalid lines. */
export type NamesFile =
  | { readonly ok: true; readonly value: readonly TextChange[] }
  | { readonly ok: false; readonly errors: readonly NamesFileError[] };

/** The field for an entry's name or an event's title. It is the default when an id has no field. */
export const NAME_FIELD = 'name';

const HEADER = ['id', ...LANGUAGES];

/**
 * Parses a names file. The line `stage.201,English,日本語` sets a name, and `series.1.short,English,日本語` sets another text
 * of the entry. Accepts a header, a BOM, CRLF and blank lines. In all texts except names, `\n` is a line break.
 */
export function parseNamesFile(csv: string): NamesFile {
  const changes: TextChange[] = [];
  const errors: NamesFileError[] = [];
  const seen = new Set<string>();
  for (const [index, text] of csv
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const fields = readCsvLine(text)?.map((field) => field.trim());
    if (fields && isSkipped(fields, line)) continue;
    const change = fields ? parseChange(fields, line) : 'broken-line';
    if (typeof change === 'string') errors.push({ line, code: change });
    else if (seen.has(textId(change))) errors.push({ line, code: 'duplicate' });
    else {
      seen.add(textId(change));
      changes.push(change);
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: changes };
}

/** Writes texts in the format of `parseNamesFile`, as a template for operators. */
export function formatNamesFile(texts: readonly Omit<TextChange, 'line'>[]): string {
  const lines = texts.map((entry) => writeCsvLine([textId(entry), ...LANGUAGES.map((language) => inOneLine(entry.text[language] ?? ''))]));
  return [writeCsvLine(HEADER), ...lines, ''].join('\n');
}

/** Returns whether a names file can contain entries of this kind. */
export const isNamedKind = (kind: string): kind is NamedKind => kind !== 'menu' && (ENTRY_KINDS as string[]).includes(kind);

function parseChange(fields: readonly string[], line: number): TextChange | NamesFileErrorCode {
  const [key = '', ...cells] = fields;
  // Empty extra columns are accepted, because spreadsheets add them.
  if (cells.slice(LANGUAGES.length).some((field) => field !== '')) return 'broken-line';
  const [kind = '', digits = '', field = NAME_FIELD, ...rest] = key.split('.');
  if (!isNamedKind(kind)) return 'unknown-kind';
  if (!/^(0|[1-9]\d{0,8})$/.test(digits) || !/^[a-zA-Z]+$/.test(field) || rest.length > 0) return 'bad-id';
  const texts = LANGUAGES.flatMap((language, at) => (cells[at] ? [[language, inLines(cells[at])] as const] : []));
  const text: Partial<Localised> = Object.fromEntries(texts);
  if (!hasDefault(text)) return 'missing-text';
  const isAllowed = (sign: string) => sign === '\n' && field !== NAME_FIELD;
  if ([...texts.join('').matchAll(/\p{Cc}/gu)].some(([sign]) => !isAllowed(sign))) return 'bad-text';
  return { kind, id: Number(digits), field, text, line };
}

const hasDefault = (text: Partial<Localised>): text is Localised => text[DEFAULT_LANGUAGE] !== undefined;

// Escapes a multi-line text so that it fits on one line: a line break becomes `\n` and a backslash becomes `\\`.
const inOneLine = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const inLines = (text: string): string => text.replace(/\\([n\\])/g, (_, sign) => (sign === 'n' ? '\n' : '\\'));

const isSkipped = (fields: readonly string[], line: number): boolean =>
  fields.every((field) => field === '') || (line === 1 && HEADER.every((word, at) => fields[at]?.toLowerCase() === word));

const textId = ({ kind, id, field }: TextRef): string => (field === NAME_FIELD ? `${kind}.${id}` : `${kind}.${id}.${field}`);
