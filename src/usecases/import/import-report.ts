import { findIdError, type OldFile, type OldRow, type RowError } from '#domain/import/old-rows.ts';

/** One reason why a row was refused. A row has one entry per invalid column. */
export type RefusedRow = RowError & { readonly file: OldFile; readonly line: number; readonly oldId: string };

export type FileResult = { readonly taken: number; readonly known: number; readonly refused: readonly RefusedRow[] };

export type ImportOptions = { readonly source: string; readonly isDry: boolean };

/** Counts the rows in an import file. Refuses duplicate ids and rows with a wrong number of columns. */
export class Tally {
  #taken = 0;
  #known = 0;
  readonly #refused: RefusedRow[] = [];
  readonly #seen = new Set<string>();
  readonly #file: OldFile;

  constructor(file: OldFile) {
    this.#file = file;
  }

  /** Returns a row's cells, or refuses the row and returns undefined. */
  open<File extends OldFile>({ line, cells }: OldRow<File>): NonNullable<OldRow<File>['cells']> | undefined {
    const id = (cells as { id: string } | undefined)?.id ?? '';
    if (!cells) this.refuse(line, id, [{ column: '', code: 'wrong-column-count' }]);
    else if (this.#seen.has(id)) this.refuse(line, id, [{ column: 'id', code: 'duplicate-id' }]);
    else {
      if (findIdError('id', id).length === 0) this.#seen.add(id);
      return cells;
    }
    return undefined;
  }

  refuse(line: number, oldId: string, errors: readonly RowError[]): void {
    this.#refused.push(...errors.map((error) => ({ file: this.#file, line, oldId, ...error })));
  }

  count(change: { readonly taken?: number; readonly known?: number }): void {
    this.#taken += change.taken ?? 0;
    this.#known += change.known ?? 0;
  }

  result(): FileResult {
    return { taken: this.#taken, known: this.#known, refused: this.#refused.toSorted((a, b) => a.line - b.line) };
  }
}

const ROWS_AT_ONCE = 500;

/** Splits rows into batches, each of which is imported in one transaction. */
export function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE);
}
