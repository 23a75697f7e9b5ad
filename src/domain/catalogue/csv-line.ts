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
