import type { Options } from 'rehype-sanitize';

const cell = ['td', 'th'] as const;
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const PAGE = /^\/(?![/\\])/;

const forEach = <T>(names: readonly string[], value: T): Record<string, T> => Object.fromEntries(names.map((name) => [name, value]));

/**
 * Allowlist of elements and attributes for user-written text. Everything else is removed, but its text is preserved.
 */
export const MARKDOWN_SCHEMA: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'strong', 'em', 'del', 'a', 'img', 'figure', 'abbr', 'ruby', 'rt', 'rp'],
    ...[...headings, 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', ...cell],
  ],
  attributes: {
    p: ['dataPlain'], // Marks text that is shown as typed.
    a: [['href', /^https:\/\//, PAGE, /^#./]],
    img: [['src', PAGE], 'alt', 'width', 'height'],
    figure: [['dataAddress', /^https:\/\//]], // The URL of a video.
    abbr: [['dataTerm', /^[\w-]{1,64}$/]], // Marks a term that a card explains.
    ol: ['start'],
    ...forEach(headings, [['id', /^t-./]]),
    ...forEach(cell, [['align', 'left', 'right', 'center']]),
  },
  protocols: { href: ['https'], src: [] }, // URLs on this site, which have no protocol, are allowed too.
  required: {},
  ancestors: { ...forEach([...cell, 'thead', 'tbody', 'tr'], ['table']), ...forEach(['rt', 'rp'], ['ruby']) },
  clobber: [], // All heading ids start with 't-', so they cannot conflict with other ids on the page.
  strip: ['script', 'style'],
};
