import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { shadePath } from '#web/ui/scenery/drawing.ts';
import { PLANET_MARKS, PLANET_MOONS } from './planet-marks.tsx';

type Props = { seriesToken: SeriesToken; size?: number | undefined };

const RINGED: readonly SeriesToken[] = [2, 6];
const SHADE = shadePath(50, 50, 42);

/** Draws a series' planet. `size` is in pixels. Without hooks, so that it can be static markup. */
export function Planet({ seriesToken, size = 72 }: Props) {
  const id = `planet-${seriesToken}-${size}`; // Two equal planets may share their clip path.
  const colour = `var(--planet-${seriesToken})`;
  return (
    <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden="true">
      <clipPath id={id}>
        <circle cx="50" cy="50" r="42" />
      </clipPath>
      <g transform="translate(10 10)">
        <g clipPath={`url(#${id})`}>
          <rect width="100" height="100" fill={colour} />
          {PLANET_MARKS[seriesToken]}
          <path fill="var(--art-shade)" opacity="0.28" fillRule="evenodd" d={SHADE} />
        </g>
      </g>
      {RINGED.includes(seriesToken) && (
        <ellipse
          cx="60"
          cy="60"
          rx="58"
          ry="13"
          fill="none"
          stroke={colour}
          strokeWidth="5"
          opacity=".75"
          transform="rotate(-18 60 60)"
          strokeDasharray="128 58"
          strokeDashoffset="-6"
        />
      )}
      {PLANET_MOONS[seriesToken]}
    </svg>
  );
}
