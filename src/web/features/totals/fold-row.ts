/** The row for which the first paint waits (`#fold`): the last one, because columns are as wide as their widest cell. */
export const foldRow = (rows: readonly unknown[]): number => rows.length - 1;
