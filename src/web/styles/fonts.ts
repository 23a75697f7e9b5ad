import localFont from 'next/font/local';

// Loaded early, with a fallback of the same measure; `optional`: a font that comes late waits for the next page rather than move the text.
const figtree = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'optional',
});
const bricolage = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'optional',
});

/** Class names that make both Latin families known to the page. */
export const latinFonts = `${figtree.variable} ${bricolage.variable}`;

/** The stylesheet of both Japanese families; scripts/fonts.ts writes it. */
export const JAPANESE_FONTS_HREF = '/fonts/ja.css';
