import type { SeriesToken } from '#web/ui/player/series-token.ts';

// Copies of the colours in styles/night.css, checked by night-colours.test.ts. An image cannot use custom properties
// and has no theme.

/** Colours of text, lines and surfaces. */
export const NIGHT = {
  text: '#f2eee1',
  'text-2': '#bcc8c4',
  'text-3': '#92a3a2',
  accent: '#d3ec6f',
  'surface-2': '#18252b',
  line: '#22333a',
};

/** Colours of the sky and the hills. */
export const NIGHT_SCENERY = {
  'sky-top': '#070d13',
  'sky-mid': '#0e1d28',
  'sky-low': '#173236',
  'hill-1': '#14292c',
  'hill-2': '#10211f',
  'hill-3': '#0b1716',
  star: '#fbf4d9',
};

/** The colour of each series, by its token. */
export const NIGHT_SERIES: Readonly<Record<SeriesToken, string>> = {
  0: '#d3ec6f',
  1: '#ff9166',
  2: '#f0c554',
  3: '#67c6f5',
  4: '#8fd65c',
  5: '#ff86b1',
  6: '#ad99ff',
  7: '#ee9ddb',
  8: '#4ed4bd',
  9: '#a9b8b6',
};

/** Colours for first, second and third place. */
export const NIGHT_MEDALS: readonly string[] = ['#f7cd52', '#ccd7dc', '#e09a66'];
