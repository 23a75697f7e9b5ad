import { round } from '#web/ui/charts/chart-math.ts';

const [STEP, HEIGHT, TOP, RADIUS] = [13, 30, 5, 3];

/**
 * Draws the counts of a few days as small stems, to be placed beside a text with their sum. Emphasises the last one and
 * uses the inherited colour `--c`.
 */
export function SparkStems({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const width = values.length * STEP;
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {values.map((value, index) => {
        const x = STEP / 2 + index * STEP;
        const y = round(HEIGHT - RADIUS - (value / most) * (HEIGHT - TOP - RADIUS));
        const isLast = index === values.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
          <g key={index} fill="var(--c)" stroke="var(--c)" opacity={isLast ? 1 : 0.6}>
            <path d={`M${x} ${HEIGHT}V${y}`} />
            <circle cx={x} cy={y} r={isLast ? RADIUS + 1 : RADIUS - 0.5} />
          </g>
        );
      })}
    </svg>
  );
}
