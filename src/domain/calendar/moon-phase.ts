import { type CalendarDate, dayOf } from '#domain/shared/date.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const CENTURY_MS = 36_525 * DAY_MS;
const EARTH_LATE_MS = 70_000; // Delta T: in these decades, universal time is about 70 seconds behind terrestrial time.

// Terms of the moon's elongation from the sun in longitude, in degrees (Jean Meeus, Astronomical Algorithms, second
// edition, chapters 25 and 47). Each term contains an amplitude and the multiples of D (elongation), M (the sun's
// anomaly), M' (the moon's anomaly) and F (the moon's argument of latitude).
const TERMS: readonly (readonly [degrees: number, d: number, sun: number, moon: number, latitude: number])[] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-2.099718, 0, 1, 0, 0], // The moon's term of -0.185116 minus the sun's term of 1.914602.
  [-0.019993, 0, 2, 0, 0], // A term of the sun's longitude.
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
  [0.015327, 2, 0, 0, -2],
  [-0.012528, 0, 0, 1, 2],
  [0.01098, 0, 0, 1, -2],
  [0.010675, 4, 0, -1, 0],
  [0.010034, 0, 0, 3, 0],
  [0.008548, 4, 0, -2, 0],
  [-0.007888, 2, 1, -1, 0],
  [-0.006766, 2, 1, 0, 0],
  [-0.005163, 1, 0, -1, 0],
];
const ABERRATION = 0.00569; // Aberration of the sun in degrees: its apparent longitude is smaller by this amount.

/** Returns the phase angle of the moon in degrees, from 0 (new moon) to less than 360. A full moon has 180. */
export function moonAngle(at: Date): number {
  const t = (at.getTime() + EARTH_LATE_MS - J2000_MS) / CENTURY_MS;
  const d = 297.8501921 + 445_267.1114034 * t;
  const sun = 357.5291092 + 35_999.0502909 * t;
  const moon = 134.9633964 + 477_198.8675055 * t;
  const latitude = 93.272095 + 483_202.0175233 * t;
  const swing = TERMS.reduce((sum, term) => sum + term[0] * sin(term[1] * d + term[2] * sun + term[3] * moon + term[4] * latitude), 0);
  return (((d + swing + ABERRATION) % 360) + 360) % 360;
}

export const MOON_PHASES = ['new', 'first-quarter', 'full', 'last-quarter'] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

/** The moon on one day: the phase angle at noon UTC, and the phase that is reached on that day, if any. */
export type MoonOfDay = { readonly angle: number; readonly phase: MoonPhase | undefined };

/** Returns the moon on each of several consecutive days in a time zone. */
export function moonsOf(days: readonly CalendarDate[], zone: string): MoonOfDay[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Every time zone is within 14 hours of UTC.
  const phases = phasesBetween(noonOf(first) - DAY_MS - HOUR_MS * 2, noonOf(last) + DAY_MS + HOUR_MS * 2);
  const byDay = new Map(phases.map(({ at, phase }) => [dayOf(at, zone), phase]));
  return days.map((day) => ({ angle: moonAngle(new Date(noonOf(day))), phase: byDay.get(day) }));
}

const STEP_MS = 12 * HOUR_MS; // The phase angle changes by about six degrees in this time.

function phasesBetween(fromMs: number, toMs: number): { at: Date; phase: MoonPhase | undefined }[] {
  const found: { at: Date; phase: MoonPhase | undefined }[] = [];
  for (let start = fromMs; start < toMs; start += STEP_MS) {
    let [before, after] = [start, start + STEP_MS];
    const quarter = quarterAt(after);
    if (quarterAt(before) === quarter) continue;
    while (after - before > 1_000) {
      const middle = (before + after) / 2;
      if (quarterAt(middle) === quarter) after = middle;
      else before = middle;
    }
    found.push({ at: new Date(after), phase: MOON_PHASES[quarter] });
  }
  return found;
}

const quarterAt = (ms: number): number => Math.floor(moonAngle(new Date(ms)) / 90);
const noonOf = (day: CalendarDate): number => Date.parse(`${day}T12:00:00Z`);
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
