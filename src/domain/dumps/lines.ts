import { csvHead, csvRow } from '#domain/catalogue/names/csv-line.ts';
import { DUMP_ROWS, type DumpKind, type DumpRow } from './rows.ts';

/** The formats of each file of rows. JSON Lines is exact; CSV is for spreadsheets, so its texts are escaped. */
export const DUMP_FORMATS = ['jsonl', 'csv'] as const;
export type DumpFormat = (typeof DUMP_FORMATS)[number];

export const rowsFile = (kind: DumpKind, format: DumpFormat): string => `${kind}.${format}.gz`;

/** The columns of a kind of rows, in order. */
export const columnsOf = (kind: DumpKind): readonly string[] => Object.keys(DUMP_ROWS[kind].shape);

/** Returns the header of a file of rows, which is empty for JSON Lines. */
export const dumpHead = (kind: DumpKind, format: DumpFormat): string => (format === 'csv' ? csvHead(columnsOf(kind)) : '');

/** Formats a row with exactly the declared fields in order. Throws when the row does not have the declared form. */
export function dumpLine<Kind extends DumpKind>(kind: Kind, row: DumpRow<Kind>): Readonly<Record<DumpFormat, string>> {
  const checked: Record<string, unknown> = DUMP_ROWS[kind].parse(row);
  const columns = columnsOf(kind);
  return {
    jsonl: `${JSON.stringify(checked)}\n`,
    csv: csvRow(columns, Object.fromEntries(columns.map((column) => [column, cellOf(checked[column])]))),
  };
}

/** A value in a CSV cell: lists and objects are written as JSON. */
const cellOf = (value: unknown): string | number | boolean | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as string | number | boolean | null);
