import { CsvError, parse } from 'csv-parse/sync';
import { type ColumnOf, MOST_ROWS, OLD_COLUMNS, type OldFile, type OldRow } from '#domain/import/old-rows.ts';
import { readTextFile } from './text-file.ts';

const LONGEST_ROW = 5 * 1024 * 1024; // Maximum row size in bytes, which fits two glossary texts of maximum length.

/**
 * Reads the rows of one file exported from an earlier site (docs/import.md). Throws when the whole file is unreadable.
 */
export async function readOldRows<File extends OldFile>(path: string, file: File): Promise<OldRow<File>[]> {
  const text = await readTextFile(path);
  // Normalises line breaks, so that line numbers match those shown in an editor.
  const [head, ...rows] = parseRows(path, text.replaceAll('\r\n', '\n'), MOST_ROWS[file]);
  const columns = OLD_COLUMNS[file].map((column) => ({ name: column.replace('*', '') as ColumnOf<File>, isNeeded: column.endsWith('*') }));
  const names = head?.cells ?? [];
  const wrong = [
    ...names.filter((name, nth) => !columns.some((column) => column.name === name) || names.indexOf(name) !== nth),
    ...columns.filter(({ name, isNeeded }) => isNeeded && !names.includes(name)).map(({ name }) => name),
  ];
  if (wrong.length > 0) throw new Error(`${path}: missing, unknown or named twice in the first line: ${wrong.join(', ')}`);
  return rows.map(({ line, cells }) => ({
    line,
    cells:
      cells.length === names.length
        ? (Object.fromEntries(columns.map(({ name }) => [name, cells[names.indexOf(name)] ?? ''])) as OldRow<File>['cells'])
        : undefined,
  }));
}

type Line = { readonly line: number; readonly cells: readonly string[] };

function parseRows(path: string, text: string, mostRows: number): Line[] {
  const options = { bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;
  try {
    const rows = parse(text, { ...options, max_record_size: LONGEST_ROW, to: mostRows + 2 }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    if (rows.length > mostRows + 1) throw new Error(`${path} has more than ${mostRows} rows`);
    // The parser reports the last line of a row. Subtracting the line breaks inside the row's cells gives its first
    // line.
    return rows.map(({ record, info }) => ({ line: info.lines - (record.join('').match(/\n/g)?.length ?? 0), cells: record }));
  } catch (error) {
    throw error instanceof CsvError ? new Error(`${path} is not CSV: ${error.message}`) : error;
  }
}
