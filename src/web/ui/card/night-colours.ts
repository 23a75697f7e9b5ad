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

/** Colours of the parts of a player's planet. */
export const NIGHT_PLANET = {
  'creature-2': '#ffd54f',
  'creature-7': '#ffa3d1',
  'creature-8': '#93e7f2',
  wr: '#ffe39a',
  'rank-d3': '#9c9482',
  'rank-d2': '#aaa28f',
  'rank-d1': '#b9b19d',
  'rank-c3': '#62ab90',
  'rank-c2': '#6dbd9e',
  'rank-c1': '#7bd1af',
  'rank-b3': '#5f9fe0',
  'rank-b2': '#70afef',
  'rank-b1': '#88c0fb',
  'rank-a3': '#a785ec',
  'rank-a2': '#b696f5',
  'rank-a1': '#c6abfd',
  'rank-s3': '#ea9f43',
  'rank-s2': '#f4b04f',
  'rank-s1': '#ffc467',
  'rank-master': '#fff0b3',
  stem: '#3f6a4a',
  'art-shade': '#04121a',
};
