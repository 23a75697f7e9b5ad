import { LANGUAGES } from '#domain/shared/language.ts';

/** The import files (docs/import.md) and their columns. Columns with an asterisk are required. */
export const OLD_COLUMNS = {
  users: ['id*', 'handle*', 'name', 'joined'],
  records: [
    ...(['id*', 'player*', 'posted*', 'console*', 'stage', 'rule', 'speedrun'] as const),
    ...(['score', 'time', 'time_is', 'creatures', 'treasure', 'own_points', 'computer_points'] as const),
    ...(['overseas', 'played', 'comment', 'video', 'splits'] as const),
  ],
  keywords: [
    ...(['id*', 'category*', 'reading*'] as const),
    ...LANGUAGES.flatMap((language) => [`name_${language}`, `tag_${language}`, `text_${language}`] as const),
  ],
} as const;

export const OLD_FILES = ['users', 'records', 'keywords'] as const;
export type OldFile = (typeof OLD_FILES)[number];

type Plain<Column extends string> = Column extends `${infer Name}*` ? Name : Column;
export type ColumnOf<File extends OldFile> = Plain<(typeof OLD_COLUMNS)[File][number]>;

/** Maximum number of rows per file. The data of larger communities is split into several files. */
export const MOST_ROWS: Readonly<Record<OldFile, number>> = { users: 100_000, records: 200_000, keywords: 10_000 };

/**
 * One line of an import file. Missing columns are empty. `cells` is undefined when the line has a wrong number of
 * cells.
 */
export type OldRow<File extends OldFile> = { readonly line: number; readonly cells: Readonly<Record<ColumnOf<File>, string>> | undefined };

/** An error in a row and its column. An empty column means the whole row. */
export type RowError = { readonly column: string; readonly code: string };
export type RowRead<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: readonly RowError[] };

/**
 * Returns whether a text is a valid source name. The name must be the same in every import, otherwise rows are imported
 * twice.
 */
export const isSource = (text: string): boolean => /^[a-z0-9][a-z0-9.-]{0,63}$/.test(text);

/** Returns the error for an id from the old site, or an empty list when the id is valid. */
export function findIdError(column: string, id: string): RowError[] {
  if (id === '') return [{ column, code: 'required' }];
  return /^[\x21-\x7e]{1,128}$/.test(id) ? [] : [{ column, code: 'not-an-id' }];
}

export const refusedRow = (...errors: readonly RowError[]) => ({ ok: false, errors }) as const;
