// Matches a plain or quoted field (with doubled inner quotes) and the comma or line end after it.
const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/**
 * Parses the fields of a CSV line (RFC 4180, without line breaks inside fields). Returns undefined when the quotes are
 * unbalanced.
 */
export function readCsvLine(line: string): string[] | undefined {
  const field = new RegExp(FIELD); // The regular expression is copied because a sticky one is stateful.
  const fields: string[] = [];
  for (;;) {
    const match = field.exec(line);
    if (!match) return undefined;
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') return fields;
  }
}

/** Joins the fields into a CSV line and quotes them where necessary. */
export function writeCsvLine(fields: readonly string[]): string {
  return fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
}

/** Escapes a user's text so that spreadsheets do not evaluate it as a formula. */
export const plainText = (text: string): string => (/^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text);

type CsvValue = string | number | boolean | null;

/**
 * Converts a value to a CSV field. Numbers, including negative ones, are unchanged, and strings are escaped by
 * plainText.
 */
const csvField = (value: CsvValue): string => (typeof value === 'string' ? plainText(value) : String(value ?? ''));

const BYTE_ORDER_MARK = '\uFEFF'; // Without a byte order mark, spreadsheets assume an encoding older than UTF-8.

/** Returns the start of a CSV file: the byte order mark and the column names. */
export const csvHead = (columns: readonly string[]): string => `${BYTE_ORDER_MARK}${writeCsvLine(columns)}\r\n`;

/** Formats one row of a CSV file with the given columns in order. */
export const csvRow = <Column extends string>(columns: readonly Column[], row: Readonly<Record<Column, CsvValue>>): string =>
  `${writeCsvLine(columns.map((column) => csvField(row[column])))}\r\n`;

export const writeCsvFile = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
): string => csvHead(columns) + rows.map((row) => csvRow(columns, row)).join('');
