import { routeStops } from './route-stops.ts';

/** A step of a guide's route: what it is called, what to do, and how long it takes if the guide says so. */
export type RouteStep = {
  readonly name: string;
  readonly text: string;
  readonly times: { readonly good: number; readonly usual: number } | null; // seconds
};

const STEP = /^ {0,3}\d{1,2}[.)] +\*\*[^*\n]{1,40}\*\*(.*)$/;
const TIME = /^(\d{1,2}):([0-5]\d)$/;

/**
 * Returns the steps of a guide's route. Their times are the second and third column of the first table with one row per
 * step, if all of them are times such as 1:12. Returns an empty list for a guide without a route.
 */
export function routeSteps(text: string): RouteStep[] {
  const stops = routeStops(text);
  const lines = text.split('\n');
  const texts = lines.flatMap((line) => STEP.exec(line)?.[1] ?? []);
  const times = timesIn(lines, stops.length);
  return stops.map((name, index) => ({ name, text: plain(texts[index] ?? ''), times: times[index] ?? null }));
}

/** Removes the mark after a step's name and the syntax of links and emphasis. */
const plain = (text: string): string =>
  text
    .replace(/^\s*[:：–—-]\s*/, '')
    .replaceAll(/\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]/g, '$1')
    .replaceAll(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .trim()
    .replace(/^\p{Ll}/u, (initial) => initial.toUpperCase());

function timesIn(lines: readonly string[], count: number): NonNullable<RouteStep['times']>[] {
  const rows = lines.map((line) => (line.trim().startsWith('|') ? line.split('|').map((cell) => cell.trim()) : undefined));
  const start = rows.findIndex((row) => row !== undefined);
  const end = rows.findIndex((row, index) => index > start && row === undefined);
  const body = start === -1 ? [] : rows.slice(start + 2, end === -1 ? undefined : end); // after the heads and the line
  const times = body.flatMap((row) => {
    const [good, usual] = [secondsOf(row?.[2]), secondsOf(row?.[3])];
    return good === undefined || usual === undefined ? [] : [{ good, usual }];
  });
  return times.length === count && body.length === count ? times : [];
}

function secondsOf(text: string | undefined): number | undefined {
  const [, minutes, seconds] = TIME.exec(text ?? '') ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}
