const BELOW_EVERY_SCREEN = 12;

/** The row for which the first paint waits (`#fold`): the first that no screen shows before it is scrolled, or the last. */
export const foldRow = (rows: readonly unknown[]): number => Math.min(BELOW_EVERY_SCREEN, rows.length - 1);
