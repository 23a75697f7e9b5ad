const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1_000;

/** Formats a file size, such as 1.2 MB, which is the same in every language. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP)));
  const value = bytes / STEP ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
}
