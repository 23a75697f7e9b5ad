/**
 * Returns a readable device name for a user agent, such as "Firefox, Windows", or undefined for an unknown user agent.
 */
export function deviceOf(agent: string | null): { readonly name: string; readonly handheld: boolean } | undefined {
  if (agent === null) return undefined;
  const known = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return known.length === 0 ? undefined : { name: known.join(', '), handheld: /Mobi|Android|iPhone|iPad/.test(agent) };
}

// The order matters because user agents also contain the names of the browsers they imitate.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
