// Spacing, weights, radii and breakpoints of src/web/styles/tokens.css. Everything else about CSS is checked by Biome.

// A length in px that is not an operand of calc(). 0, 1px and other units are always allowed.
const px = (numbers) => `/(?:(?<![+*/-] |[\\w.(-])|(?:max|min|clamp)\\()-?(?:${numbers})px/`;

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'declaration-property-value-allowed-list': [
      { 'font-weight': ['/^var\\(--fw-/', 'inherit'] },
      { message: 'Use a weight of tokens.css (--fw-*).' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        // Between 36px and 64px the scale has only 40, 48 and 64: a layout may need a distance in between.
        '/^(?:padding|margin)|gap$/': [px('[2-9]|[12]\\d|3[0-5]|40|48|64')],
        '/radius$/': [px('[2-9]|\\d{2,}')],
        font: ['/^\\d00 /'],
      },
      { message: 'Use a token of tokens.css (--sp-*, --r-* or --fw-*).' },
    ],
    'media-feature-name-value-allowed-list': [
      {
        // 700px, 1100px and 1230px are those of the header: below them, the link to log in leaves its row, and the series
        // menus of players and of visitors take a second row.
        'max-width': ['360px', '600px', '700px', '960px', '1100px', '1200px', '1230px'],
        'min-width': ['601px', '961px', '1101px', '1201px', '1231px'],
      },
      { message: 'Use a breakpoint of tokens.css.' },
    ],
    'media-feature-range-notation': 'prefix',
  },
};
