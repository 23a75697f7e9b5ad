const NEAR = 2; // Number of pages shown on each side of the current page.

/**
 * Returns the page numbers to link to: the first, the last and those near the current page. `undefined` marks a gap.
 */
export function nearPages(page: number, pages: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= NEAR,
  );
  return shown.flatMap((each, index) => (each - (shown[index - 1] ?? 0) > 1 ? [undefined, each] : [each]));
}
