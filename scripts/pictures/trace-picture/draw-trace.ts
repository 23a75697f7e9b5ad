import type { PictureRow } from './picture-rows.ts';

// Colours of src/web/styles/night.css.
const BACKGROUND = '#0b1216';
const LINE = '#22333a';
const TEXT = '#f2eee1';
const FAINT_TEXT = '#92a3a2';
const COLOURS = { nginx: '#a9b8b6', web: '#d3ec6f', worker: '#ffc861', PostgreSQL: '#67c6f5' };

const WIDTH = 1_200;
const LABELS = 430; // width of the column of names
const MARGIN = 24;
const TOP = 92;
const ROW = 21;
const TICKS = 6;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const round = (number: number): number => Math.round(number * 10) / 10;
const text = (x: number, y: number, content: string, attributes = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escaped(content)}</text>`;

/** Returns a round step, 1, 2 or 5 times a power of ten, that divides `ms` into at most TICKS parts. */
function stepFor(ms: number): number {
  const power = 10 ** Math.floor(Math.log10(ms / TICKS));
  return power * ([1, 2, 5].find((factor) => factor * power * TICKS >= ms) ?? 10);
}

/** Draws the rows of a trace as an SVG: names as a tree on the left, times as bars on the right. */
export function drawTrace(title: string, rows: readonly PictureRow[]): string {
  const start = Math.min(...rows.map(({ startMs }) => startMs));
  const total = Math.max(...rows.map(({ endMs }) => endMs)) - start;
  const height = TOP + rows.length * ROW + MARGIN;
  const x = (ms: number) => LABELS + ((ms - start) / total) * (WIDTH - LABELS - MARGIN - 50); // the durations of bars that end last fit, too
  const step = stepFor(total);
  const ticks = Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
  const legend = Object.entries(COLOURS).flatMap(([part, colour], index) => [
    `<rect x="${LABELS + index * 120}" y="${MARGIN + 5}" width="10" height="10" rx="3" fill="${colour}"/>`,
    text(LABELS + 16 + index * 120, MARGIN + 14, part, `fill="${FAINT_TEXT}"`),
  ]);
  const grid = ticks.flatMap((ms) => [
    `<path d="M${round(x(start + ms))} ${TOP - 12}V${height - MARGIN / 2}" stroke="${LINE}"/>`,
    text(x(start + ms), TOP - 20, `${round(ms)} ms`, `fill="${FAINT_TEXT}" text-anchor="middle"`),
  ]);
  const bars = rows.flatMap(({ label, depth, part, startMs, endMs }, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(2, x(endMs) - x(startMs));
    return [
      text(MARGIN + depth * 16, y + 12, label, `fill="${part === 'PostgreSQL' ? FAINT_TEXT : TEXT}"`),
      `<rect x="${round(x(startMs))}" y="${y + 2}" width="${round(width)}" height="12" rx="3" fill="${COLOURS[part]}"/>`,
      text(x(startMs) + width + 6, y + 12, `${round(endMs - startMs)}`, `fill="${FAINT_TEXT}" font-size="10"`),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="Figtree, sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" rx="12" fill="${BACKGROUND}"/>`,
    text(MARGIN, MARGIN + 16, title, `fill="${TEXT}" font-size="16" font-weight="600"`),
    ...legend,
    ...grid,
    ...bars,
    '</svg>\n',
  ].join('\n');
}
