import { type CalendarDate, daysBetween } from '#domain/shared/date.ts';
import { bestOn, type RaceLine, type RaceStep } from './race-line.ts';

/** What one line of a race says about a day. `value` is null before the line's first best. */
export type Reading = { readonly line: RaceLine; readonly value: number | null } & (
  | { readonly kind: 'none' }
  | { readonly kind: 'holds'; readonly holder: string; readonly days: number } // the record, its holder and its age
  | { readonly kind: 'new'; readonly rank: number | undefined }
  | { readonly kind: 'leads' } // the line of the record's holder
  | { readonly kind: 'behind'; readonly ahead: string; readonly gap: number } // gap 0: level
);

/**
 * Reads all lines of a race at the end of a day. A player's line names the player of the nearest line ahead of it, which is
 * the record's if no other lies between. A best of the day itself is new.
 */
export function readRace(lines: readonly RaceLine[], day: CalendarDate): Reading[] {
  const standing = lines.flatMap((line) => {
    const step = bestOn(line.steps, day);
    return step ? [{ line, step }] : [];
  });
  const record = standing.find(({ line }) => line.who === 'record')?.step;
  const distance = ({ value }: RaceStep) => Math.abs((record?.value ?? value) - value);
  return lines.map((line): Reading => {
    const step = standing.find((each) => each.line === line)?.step;
    if (!step || !record) return { line, value: null, kind: 'none' };
    const { value } = step;
    if (line.who === 'record') return { line, value, kind: 'holds', holder: step.holder?.name ?? '', days: daysBetween(step.day, day) };
    if (step.day === day) return { line, value, kind: 'new', rank: step.rank };
    if (record.holder?.handle === line.handle) return { line, value, kind: 'leads' };
    const nearest = standing
      .filter((other) => other.line.who !== 'record' && distance(other.step) < distance(step))
      .toSorted((a, b) => distance(b.step) - distance(a.step))[0];
    const isRecord = !nearest || distance(nearest.step) === 0;
    const [ahead, best] = isRecord ? [record.holder?.name ?? '', record] : [nearest.line.name, nearest.step];
    return { line, value, kind: 'behind', ahead, gap: Math.abs(best.value - value) };
  });
}
