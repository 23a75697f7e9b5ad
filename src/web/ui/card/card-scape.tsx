import { NIGHT_SCENERY } from './night-colours.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const HILLS = [
  { d: 'M0 470C180 410 330 452 520 478S900 392 1200 446V630H0Z', fill: NIGHT_SCENERY['hill-1'] },
  { d: 'M0 536C220 486 420 560 640 538S1010 478 1200 522V630H0Z', fill: NIGHT_SCENERY['hill-2'] },
];
const STARS = [
  { x: 96, y: 40, r: 2 },
  { x: 388, y: 34, r: 1.8 },
  { x: 690, y: 38, r: 2 },
  { x: 812, y: 96, r: 1.4 },
  { x: 1150, y: 40, r: 1.8 },
  { x: 1164, y: 360, r: 2 },
];

/** Draws the night background of a card: stars, hills and, with its colour, the planet of a series. */
export function CardScape({ colour }: { colour?: string }) {
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={NIGHT_SCENERY['sky-top']} />
          <stop offset="0.6" stopColor={NIGHT_SCENERY['sky-mid']} />
          <stop offset="1" stopColor={NIGHT_SCENERY['sky-low']} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={NIGHT_SCENERY.star} opacity="0.7" />
      ))}
      {colour !== undefined && seriesPlanet(colour)}
      {HILLS.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}

// The card renderer supports no components inside an SVG.
const seriesPlanet = (colour: string) => (
  <g>
    <defs>
      <radialGradient id="planet" cx="0.34" cy="0.3" r="0.85">
        <stop offset="0" stopColor={colour} />
        <stop offset="0.55" stopColor={colour} stopOpacity="0.78" />
        <stop offset="1" stopColor={NIGHT_SCENERY['sky-top']} />
      </radialGradient>
    </defs>
    <circle cx="1040" cy="150" r="132" fill={colour} opacity="0.07" />
    <circle cx="1040" cy="150" r="92" fill={NIGHT_SCENERY['sky-mid']} />
    <circle cx="1040" cy="150" r="92" fill="url(#planet)" />
    <path d="M905 182A142 32 -14 0 0 1175 114" fill="none" stroke={colour} strokeWidth="7" strokeLinecap="round" opacity="0.85" />
  </g>
);
