import type { Options } from 'rehype-sanitize';

const cell = ['td', 'th'] as const;

/** All that a text written by people may become; whatever is not named here is dropped, its words stay. */
export const MARKDOWN_SCHEMA: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'strong', 'em', 'del', 'a'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', ...cell],
  ],
  attributes: { a: ['href'], ol: ['start'], ...Object.fromEntries(cell.map((name) => [name, [['align', 'left', 'right', 'center']]])) },
  protocols: { href: ['https'] }, // and addresses of this site, which name none
  ancestors: Object.fromEntries([...cell, 'thead', 'tbody', 'tr'].map((name) => [name, ['table']])),
  strip: ['script', 'style'],
};
