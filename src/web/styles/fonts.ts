import localFont from 'next/font/local';

// Subsets that scripts/generate/fonts.ts writes. With `optional`, a font that arrives late is used on the next page instead of
// moving the text. Only the font of the text is preloaded, because preloads compete with the style sheets. The fallbacks
// of both Latin fonts have the same metrics.
const figtree = localFont({
  src: '../../../.fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
});
const bricolage = localFont({
  src: '../../../.fonts/bricolage.woff2',
  variable: '--font-bricolage',
  weight: '700',
  display: 'optional',
  preload: false,
});
// Loaded when the browser is idle, and used from the next page on (web/start/heading-font.ts).
const zenMaru = localFont({
  src: '../../../.fonts/zen-maru.woff2',
  variable: '--font-zen-maru',
  weight: '700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+3000-30FF, U+4E00-9FFF, U+FF00-FFEF' }],
});

const LATIN = `${figtree.variable} ${bricolage.variable}`;
// Fonts of languages that the Latin fonts do not cover.
const OTHERS: Readonly<Record<string, string>> = { ja: zenMaru.variable };

/** Returns the class names that set the custom properties of the font families for a language. */
export const fontsOf = (locale: string): string => (OTHERS[locale] ? `${LATIN} ${OTHERS[locale]}` : LATIN);
