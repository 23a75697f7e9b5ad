import type { Cells, ChartWords } from '#web/ui/charts/chart-words.ts';
import { StepDrawing } from './step-drawing.tsx';
import { plotEnd, type StepPoint, stepPlaces } from './step-places.ts';

type Props = {
  words: ChartWords;
  /** Points in ascending order of time. */
  points: readonly (StepPoint & { cells: Cells })[];
  better: 'up' | 'down';
  startLabel: string;
  endLabel: string;
  gainLabel?: string | undefined;
};

/**
 * Shows records over time as steps, with a head at every new record. The last head is larger and labelled with its
 * gain.
 */
export function StepChart({ words, points, better, startLabel, endLabel, gainLabel = '' }: Props) {
  if (points.length === 0) return null;
  const end = plotEnd(gainLabel.length);
  const places = stepPlaces(points, better, end);
  return (
    <StepDrawing
      words={words}
      records={places.map(({ x, y }, order) => [x, y, ...(points[order]?.cells ?? [])])}
      end={end}
      startLabel={startLabel}
      endLabel={endLabel}
      gainLabel={gainLabel}
    />
  );
}
