import { printTable } from '#bench/print-table.ts';
import type { LayoutFault } from '#tests/support/browser/layout-faults.ts';

export type CheckedAddress = { readonly route: string; readonly address: string; readonly faults: readonly LayoutFault[] };

const KINDS = ['wide', 'clipped', 'small', 'covered'] as const;

/** Counts the faults of each kind per route, and of all routes in the last line. */
export function countFaults(checked: readonly CheckedAddress[]): (readonly (string | number)[])[] {
  const routes = [...Map.groupBy(checked, ({ route }) => route), ['all', checked] as const];
  return routes.map(([route, pages]) => {
    const faults = pages.flatMap((page) => page.faults);
    return [route, pages.length, ...KINDS.map((kind) => faults.filter((fault) => fault.kind === kind).length)];
  });
}

/** Prints the counts per route. */
export function printReport(checked: readonly CheckedAddress[]): void {
  printTable(['route', 'pages', ...KINDS], countFaults(checked));
}
