import { readCsvLine, writeCsvLine } from './csv-line.ts';
import { type Bilingual, ENTRY_KINDS, type EntryKind } from './rows.ts';

/** A kind of entry that has a name of its own; a menu has none. */
export type NamedKind = Exclude<EntryKind, 'menu'>;

/** Which text of which entry; `names-file-texts.ts` says which fields an entry has. */
export type TextRef = { readonly kind: NamedKind; readonly id: number; readonly field: string };

/** One new text, and the line of the file that gave it. */
export type TextChange = TextRef & { readonly text: Bilingual; readonly line: number };

export type NamesFileErrorCode = 'broken-line' | 'unknown-kind' | 'bad-id' | 'missing-text' | 'bad-text' | 'duplicate';

/** What is wrong with one line of a names file. */
export type NamesFileError = { readonly line: number; readonly code: NamesFileErrorCode };

/** A names file as read: all its changes, or every line that is wrong. */
export type NamesFile =
  | { readonly ok: true; readonly value: readonly TextChange[] }
  | { readonly ok: false; readonly errors: readonly NamesFileError[] };

/** The field of an entry's name, or of an event's title: the one that an id without a field means. */
export const NAME_FIELD = 'name';

const HEADER = ['id', 'en', 'ja'];

/**
 * Reads the operator's file of texts: `stage.201,English,日本語` is a name, `series.1.short,English,日本語` another text of the entry.
 * The header, a BOM, CRLF and blank lines are accepted; `\n` in a text that is no name is a line break.
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

/** Writes texts as a file that `parseNamesFile` reads back, so that an operator can start from the current ones. */
export function formatNamesFile(texts: readonly Omit<TextChange, 'line'>[]): string {
  const lines = texts.map((entry) => writeCsvLine([textId(entry), inOneLine(entry.text.en), inOneLine(entry.text.ja)]));
  return [writeCsvLine(HEADER), ...lines, ''].join('\n');
}

/** Whether entries of this kind can be named in a names file. */
export const isNamedKind = (kind: string): kind is NamedKind => kind !== 'menu' && (ENTRY_KINDS as string[]).includes(kind);

function parseChange(fields: readonly string[], line: number): TextChange | NamesFileErrorCode {
  const [key = '', en = '', ja = '', ...more] = fields;
  if (more.some((field) => field !== '')) return 'broken-line'; // spreadsheets add empty columns, which are harmless
  const [kind = '', digits = '', field = NAME_FIELD, ...rest] = key.split('.');
  if (!isNamedKind(kind)) return 'unknown-kind';
  if (!/^(0|[1-9]\d{0,8})$/.test(digits) || !/^[a-zA-Z]+$/.test(field) || rest.length > 0) return 'bad-id';
  if (en === '' || ja === '') return 'missing-text';
  const text = { en: inLines(en), ja: inLines(ja) };
  const isAllowed = (sign: string) => sign === '\n' && field !== NAME_FIELD;
  if ([...(text.en + text.ja).matchAll(/\p{Cc}/gu)].some(([sign]) => !isAllowed(sign))) return 'bad-text';
  return { kind, id: Number(digits), field, text, line };
}

// A description has paragraphs, a line of the file has none: line breaks are written `\n`, and so a backslash `\\`.
const inOneLine = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const inLines = (text: string): string => text.replace(/\\([n\\])/g, (_, sign) => (sign === 'n' ? '\n' : '\\'));

const isSkipped = (fields: readonly string[], line: number): boolean =>
  fields.every((field) => field === '') || (line === 1 && HEADER.every((word, at) => fields[at]?.toLowerCase() === word));

const textId = ({ kind, id, field }: TextRef): string => (field === NAME_FIELD ? `${kind}.${id}` : `${kind}.${id}.${field}`);
