/** Prints a table with the first column left-aligned and all other columns right-aligned. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
  }
}
