// A field, plain or quoted (inner quotes doubled), and the comma or end after it.
const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/** The fields of a CSV line (RFC 4180, no line breaks inside fields); undefined when quotes are unbalanced. */
export function readCsvLine(line: string): string[] | undefined {
  const field = new RegExp(FIELD); // a copy, because a sticky pattern is stateful
  const fields: string[] = [];
  for (;;) {
    const match = field.exec(line);
    if (!match) return undefined;
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') return fields;
  }
}

/** Joins the fields into a CSV line and quotes where needed. */
export function writeCsvLine(fields: readonly string[]): string {
  return fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
}

/** A user's text as a field that spreadsheets do not evaluate as a formula. */
export const plainText = (text: string): string => (/^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text);

type CsvValue = string | number | boolean | null;

/** A value as a field: numbers, including negative ones, stay numbers; strings are protected by plainText. */
const csvField = (value: CsvValue): string => (typeof value === 'string' ? plainText(value) : String(value ?? ''));

const BYTE_ORDER_MARK = '\uFEFF'; // without it spreadsheets assume an older encoding than UTF-8

/** The start of a file: the byte order mark and the column names. */
export const csvHead = (columns: readonly string[]): string => `${BYTE_ORDER_MARK}${writeCsvLine(columns)}\r\n`;

/** One row with the fields of the columns, in their order. */
export const csvRow = <Column extends string>(columns: readonly Column[], row: Readonly<Record<Column, CsvValue>>): string =>
  `${writeCsvLine(columns.map((column) => csvField(row[column])))}\r\n`;

export const writeCsvFile = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
): string => csvHead(columns) + rows.map((row) => csvRow(columns, row)).join('');
