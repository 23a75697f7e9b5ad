/** What a browser says of itself, as a person would: "Firefox, Windows"; undefined when it says nothing that is known. */
export function deviceOf(agent: string | null): { readonly name: string; readonly handheld: boolean } | undefined {
  if (agent === null) return undefined;
  const known = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return known.length === 0 ? undefined : { name: known.join(', '), handheld: /Mobi|Android|iPhone|iPad/.test(agent) };
}

// In this order: a browser names those that it wants to be taken for as well.
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
