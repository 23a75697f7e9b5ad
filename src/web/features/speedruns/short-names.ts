/**
 * Returns names without the words that all of them begin with: "Meadow, Any Ending" beside "Meadow, Full Basket" is shown as
 * "Any Ending".
 */
export function withoutSharedStart(names: readonly string[]): string[] {
  const parts = names.map((name) => name.split(/(?<=[\s・])/));
  const shared = parts[0]?.findIndex((part, index) => parts.some((other) => other[index] !== part)) ?? -1;
  return shared === -1 ? [...names] : parts.map((name) => name.slice(shared).join(''));
}
