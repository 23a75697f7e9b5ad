/**
 * Returns every nth month of a list so that at most `most` are left, counted back from the last month, which is always
 * included. `step` is n.
 */
export function thinMonths<Month>(months: readonly Month[], most: number): { readonly months: readonly Month[]; readonly step: number } {
  const step = Math.max(1, Math.ceil(months.length / most));
  return { months: months.filter((_, index) => (months.length - 1 - index) % step === 0), step };
}
