// A field, plain or in quotes (with quotes inside doubled), and the comma or end after it.
const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/** The fields of one CSV line (RFC 4180, no line breaks inside fields); undefined when its quotes do not add up. */
export function readCsvLine(line: string): string[] | undefined {
  const field = new RegExp(FIELD); // a copy, because a sticky pattern remembers where it stopped
  const fields: string[] = [];
  for (;;) {
    const match = field.exec(line);
    if (!match) return undefined;
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') return fields;
  }
}

/** One CSV line of these fields, quoted where they need it. */
export function writeCsvLine(fields: readonly string[]): string {
  return fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
}

/** A text of somebody's as a field that no spreadsheet takes for a formula. */
export const plainText = (text: string): string => (/^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text);

type CsvValue = string | number | boolean | null;

/** A value as a field: figures are numbers, also below zero; whatever somebody may have typed is text. */
const csvField = (value: CsvValue): string => (typeof value === 'string' ? plainText(value) : String(value ?? ''));

const BYTE_ORDER_MARK = '\uFEFF'; // without it spreadsheets take UTF-8 for an older encoding

/** What a file begins with: the names of its columns. */
export const csvHead = (columns: readonly string[]): string => `${BYTE_ORDER_MARK}${writeCsvLine(columns)}\r\n`;

/** One row of a file, with only the fields that have a column, in their order. */
export const csvRow = <Column extends string>(columns: readonly Column[], row: Readonly<Record<Column, CsvValue>>): string =>
  `${writeCsvLine(columns.map((column) => csvField(row[column])))}\r\n`;

/** A whole file of rows. */
export const writeCsvFile = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
): string => csvHead(columns) + rows.map((row) => csvRow(columns, row)).join('');
