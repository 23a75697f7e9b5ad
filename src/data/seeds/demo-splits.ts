import type { Split } from '#domain/records/splits.ts';

const MARKS = ['First gate', 'Spring', 'Bridge', 'Old cellar', 'Last light'];
const MS = 1_000;

/**
 * Returns plausible splits of a run, or null for one run in seven. They are derived from the run time, so that other
 * random results do not change.
 */
export function demoSplits(timeMs: number): readonly Split[] | null {
  const grain = Math.floor(timeMs / 10);
  if (grain % 7 === 0) return null;
  return MARKS.map((name, index) => {
    const isLast = index === MARKS.length - 1;
    const wobble = isLast ? 0 : (((grain >> (2 * index)) % 7) - 3) / 400; // The offset varies the pace between marks.
    return { name, atMs: isLast ? timeMs : Math.round((timeMs * ((index + 1) / MARKS.length + wobble)) / MS) * MS };
  });
}
