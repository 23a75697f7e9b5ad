import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isTooDeep } from './is-too-deep.ts';
import { Markdown } from './markdown.tsx';

const draw = (text: string, locale: 'en' | 'ja' = 'en') => renderToStaticMarkup(<Markdown text={text} locale={locale} />);
const inner = (text: string) => draw(text).replace(/^<div class="[^"]*">|<\/div>$/g, '');

test('paragraphs, lists, tables and weight become elements; the first heading is below the title of the page', () => {
  expect(inner('# A\n\n**b** ~~c~~\n\n- d')).toMatch(
    /^<h2>A<\/h2>\s*<p><strong>b<\/strong> <del>c<\/del><\/p>\s*<ul>\s*<li>d<\/li>\s*<\/ul>$/,
  );
  expect(inner('| x |\n|--:|\n| 1 |')).toContain('<td style="text-align:right">1</td>');
});

test('links of the site stay in the language of the page, others tell nobody where they come from', () => {
  expect(draw('[a](/keyword/rules)', 'ja')).toContain('href="/ja/keyword/rules"');
  expect(draw('[a](/ja/keyword/rules)')).toContain('href="/keyword/rules"');
  expect(draw('[a](https://example.org/)')).toContain('<a class="link" href="https://example.org/" rel="nofollow ugc noreferrer">');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '![x](https://example.org/x.png)',
  '<svg><script>1</script></svg>',
  '[x]: javascript:alert(1)\n\n[x]',
])('%j leaves nothing that runs or loads', (text) => {
  expect(draw(text)).not.toMatch(/<(script|img|svg|iframe)|javascript:|data:|vbscript:|onerror=|src=/i);
});

const ALLOWED = /^(div|p|br|hr|blockquote|pre|code|strong|em|del|a|h[2-6]|ul|ol|li|table|thead|tbody|tr|td|th)$/;
const PIECES = ['<', '>', '"', "'", '[', ']', '(', ')', '!', '&', '#', '*', '_', '`', '|', '\n', '\t', ' ', '-', ':', '/', 'a', 'あ'];
const WORDS = ['javascript:', 'data:', '<script>', '<svg onload=x>', 'https://x.y', '](', 'href=', 'style='];

test('whatever is written, only the elements and attributes of the schema come out', () => {
  const texts = fc.array(fc.constantFrom(...PIECES, ...WORDS), { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const drawn = draw(text);
      for (const [, name = '', attributes = ''] of drawn.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/g)) {
        expect(name).toMatch(ALLOWED);
        for (const [, key = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
          expect(['class', 'href', 'rel', 'start', 'style']).toContain(key);
          if (key === 'href') expect(value).toMatch(/^(https:|[^:]*$|[^:]*[/?#])/);
          if (key === 'style') expect(value).toMatch(/^text-align:(left|right|center)$/);
        }
      }
      expect(drawn.replaceAll(/<\/?[a-z][^<>]*>/g, '')).not.toContain('<');
    }),
    { numRuns: 300 },
  );
});

test.each(['> ', '>', '- ', '1. ', '> - ', '[', '[^a]: '])(
  'a text that nests %j thousands deep stays as it is written, at once',
  (opener) => {
    const text = `${opener.repeat(3_000)}deep`;
    expect(isTooDeep(text)).toBe(true);
    expect(draw(text)).toContain('<p>');
    expect(isTooDeep(`${opener.repeat(5)}deep`)).toBe(false);
  },
);

test('an address that may not be followed is no link to anywhere', () => {
  expect(draw('<javascript:alert(1)>')).toContain('href=""');
});
