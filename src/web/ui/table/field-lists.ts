/**
 * Rows as one list of values per field. This is how rows are sent to the browser: field names are sent only once, and
 * lists of similar values compress better than rows.
 */
export type FieldLists<Row> = { readonly [Field in keyof Row]: readonly Row[Field][] };

/** Converts rows to lists. All rows have the fields of the first one. */
export function toFieldLists<Row extends object>(rows: readonly Row[]): FieldLists<Row> {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const lists = fields.map((field): unknown[] => [field, rows.map((row) => row[field])]);
  return Object.fromEntries(lists);
}

/** Converts lists back to rows. */
export function toRows<Row extends object>(lists: FieldLists<Row>): Row[] {
  const fields = Object.entries<readonly unknown[]>(lists);
  return (fields[0]?.[1] ?? []).map((_, index) => Object.fromEntries(fields.map(([field, values]) => [field, values[index]])) as Row);
}
