/** The files that an old community comes in (docs/import.md), with their columns; those with a star must be there. */
export const OLD_COLUMNS = {
  users: ['id*', 'handle*', 'name', 'joined'],
  records: [
    ...(['id*', 'player*', 'posted*', 'console*', 'stage', 'rule', 'speedrun'] as const),
    ...(['score', 'time', 'time_is', 'creatures', 'treasure', 'own_points', 'computer_points'] as const),
    ...(['overseas', 'played', 'comment', 'video', 'splits'] as const),
  ],
  keywords: ['id*', 'category*', 'reading*', 'name_en', 'tag_en', 'text_en', 'name_ja', 'tag_ja', 'text_ja'],
} as const;

export const OLD_FILES = ['users', 'records', 'keywords'] as const;
export type OldFile = (typeof OLD_FILES)[number];

type Plain<Column extends string> = Column extends `${infer Name}*` ? Name : Column;
export type ColumnOf<File extends OldFile> = Plain<(typeof OLD_COLUMNS)[File][number]>;

/** The most rows that one file may have; a larger community comes in several. */
export const MOST_ROWS: Readonly<Record<OldFile, number>> = { users: 100_000, records: 200_000, keywords: 10_000 };

/** One line of a file; columns that it does not have are empty, and a line with too few or too many cells has none. */
export type OldRow<File extends OldFile> = { readonly line: number; readonly cells: Readonly<Record<ColumnOf<File>, string>> | undefined };

/** What is wrong with a row, and in which column; '' is the row as a whole. */
export type RowError = { readonly column: string; readonly code: string };
export type RowRead<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: readonly RowError[] };

/** The name of the site that a community comes from; once chosen it must stay, or the same rows come again. */
export const isSource = (text: string): boolean => /^[a-z0-9][a-z0-9.-]{0,63}$/.test(text);

/** What is wrong with an id of the old site, if anything. */
export function findIdError(column: string, id: string): RowError[] {
  if (id === '') return [{ column, code: 'required' }];
  return /^[\x21-\x7e]{1,128}$/.test(id) ? [] : [{ column, code: 'not-an-id' }];
}

export const refusedRow = (...errors: readonly RowError[]) => ({ ok: false, errors }) as const;
