/** Test levels in the order of the printed table. Every test file belongs to exactly one level. */
export const LEVELS = ['unit and component', 'database', 'http', 'browser', 'edge', 'fuzz', 'faults', 'helpers'] as const;
export type Level = (typeof LEVELS)[number];

// The first matching pattern applies. Older revisions have browser tests outside of tests/browser, so every spec file
// except those in tests/edge is a browser test.
const PATTERNS: readonly (readonly [RegExp, Level])[] = [
  [/^tests\/edge\/.+\.spec\.ts$/, 'edge'],
  [/^tests\/.+\.spec\.ts$/, 'browser'],
  [/^tests\/http\/.+\.test\.ts$/, 'http'],
  [/^tests\/faults\/.+\.test\.ts$/, 'faults'],
  [/^tests\/fuzz\/.+\.test\.ts$/, 'fuzz'],
  [/\.db\.test\.ts$/, 'database'],
  [/\.test\.tsx?$/, 'unit and component'],
  [/^tests\/.+\.ts$/, 'helpers'],
];

export const levelOf = (path: string): Level | undefined => PATTERNS.find(([pattern]) => pattern.test(path))?.[1];

const TEST = /^\s*(?:test|it)(?:\.(?:each|for|only|fails|concurrent|sequential|skipIf\([^)]*\)|runIf\([^)]*\)))*\s*[(<]/gm;
const EXPECT = /\bexpect(?:\.(?:poll|soft))?\(/g;

/** Counts calls that define a test. Hooks, groups and settings such as `test.describe` and `test.use` do not count. */
export const countTests = (source: string): number => source.match(TEST)?.length ?? 0;
export const countExpects = (source: string): number => source.match(EXPECT)?.length ?? 0;
