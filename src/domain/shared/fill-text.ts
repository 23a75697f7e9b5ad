/**
 * Fills the placeholders in a text: `{rank}` is replaced with `values.rank`. Leaves unknown placeholders unchanged.
 * Replaces all in one pass, so that placeholder syntax inside a value, such as a player's name, stays as it is.
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
