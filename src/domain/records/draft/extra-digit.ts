/**
 * Returns a number without the digit that was probably typed by mistake, or undefined when no such number is plausible.
 * A digit that was typed twice is the first candidate, then the last digit.
 */
export function withoutExtraDigit(digits: string, isPlausible: (digits: string) => boolean): string | undefined {
  const positions = [...digits].map((_, at) => at).reverse();
  const doubled = positions.filter((at) => digits[at] === digits[at - 1]);
  return [...doubled, ...positions]
    .map((at) => digits.slice(0, at) + digits.slice(at + 1))
    .find((left) => !/^0|^$/.test(left) && isPlausible(left));
}
