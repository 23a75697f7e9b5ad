import localFont from 'next/font/local';

// Loaded early and given a fallback of the same measure, so that text does not move when they arrive.
const figtree = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
});
const bricolage = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
});

/** Class names that make both Latin families known to the page. */
export const latinFonts = `${figtree.variable} ${bricolage.variable}`;

/** The stylesheet of both Japanese families; scripts/fonts.ts writes it. */
export const JAPANESE_FONTS_HREF = '/fonts/ja.css';
