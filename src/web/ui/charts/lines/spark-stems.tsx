import { round } from '#web/ui/charts/chart-math.ts';

const [STEP, HEIGHT, TOP, RADIUS] = [13, 30, 5, 3];

/**
 * Draws the counts of a few days as small stems, to be placed beside a text with their sum. Emphasises the last one and
 * uses the inherited colour `--c`. All earlier stems are one path, because a page shows many of them.
 */
export function SparkStems({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const width = values.length * STEP;
  const stems = values.map((value, index) => {
    const y = round(HEIGHT - RADIUS - (value / most) * (HEIGHT - TOP - RADIUS));
    return { stem: `M${STEP / 2 + index * STEP} ${HEIGHT}V${y}`, head: `M${STEP / 2 + index * STEP} ${y}h0` };
  });
  const [earlier, last] = [stems.slice(0, -1), stems.at(-1)];
  const dot = { strokeLinecap: 'round' } as const;
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} stroke="var(--c)" aria-hidden="true">
      <path d={earlier.map(({ stem }) => stem).join('')} opacity="0.6" />
      <path d={earlier.map(({ head }) => head).join('')} opacity="0.6" strokeWidth={2 * RADIUS - 1} {...dot} />
      <path d={last?.stem} />
      <path d={last?.head} strokeWidth={2 * RADIUS + 2} {...dot} />
    </svg>
  );
}
