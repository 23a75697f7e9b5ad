import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { VECTORS } from '#tests/fuzz/markup/vectors.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { TermText } from '#web/ui/page/term.tsx';
import { headingsOf } from './headings-of.ts';
import { isTooDeep } from './is-too-deep.ts';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

const draw = (text: string, locale: 'en' | 'ja' = 'en') => renderToStaticMarkup(<Markdown text={text} locale={locale} />);
const inner = (text: string) => draw(text).replace(/^<div class="[^"]*">|<\/div>$/g, '');

test('renders paragraphs, lists, tables and emphasis, with headings that start below the page title', () => {
  expect(inner('# A\n\n**b** ~~c~~\n\n- d')).toMatch(
    /^<h2 id="t-a">A<\/h2>\s*<p><strong>b<\/strong> <del>c<\/del><\/p>\s*<ul>\s*<li>d<\/li>\s*<\/ul>$/,
  );
  expect(inner('| x |\n|--:|\n| 1 |')).toContain('<td style="text-align:right">1</td>');
});

test("links to this site's pages in the language of the page, and to other sites without a referrer", () => {
  expect(draw('[a](/keyword/rules)', 'ja')).toContain('href="/ja/keyword/rules"');
  expect(draw('[a](/ja/keyword/rules)')).toContain('href="/keyword/rules"');
  expect(draw('[a](https://example.org/)')).toContain('<a class="link" href="https://example.org/" rel="nofollow ugc noreferrer">');
});

const ID = '0b5c6a52-6f0e-4a58-9a3c-0d2f3b0f8a11';
const words = { load: 'Load', privacy: 'Nothing is sent', iframeTitle: 'Video', watch: (host: string) => `Watch on ${host}` };
const video = {
  of: (address: string) => {
    const id = /^https:\/\/youtu\.be\/(\w+)$/.exec(address)?.[1];
    return id === undefined ? undefined : { address, host: 'youtu.be', embed: `https://www.youtube-nocookie.com/embed/${id}` };
  },
  words,
};
const drawAll = (text: string) =>
  renderToStaticMarkup(
    <Markdown
      text={text}
      locale="ja"
      lang="en"
      keywordHref={(name) => (name === 'Nobody' ? undefined : `/keyword/${encodeURIComponent(name)}`)}
      pictureOf={(id) => (id === ID ? { src: '/api/pictures/a.webp', width: 640, height: 360 } : undefined)}
      video={video}
    />,
  );

test('links bracketed names in the language of the page and shows unknown names as text', () => {
  expect(drawAll('[[Dew Egg]]')).toContain('<a class="link" href="/ja/keyword/Dew%20Egg" data-route="">Dew Egg</a>');
  expect(drawAll('[[露の卵|an *egg*]]')).toContain(
    '<a class="link" href="/ja/keyword/%E9%9C%B2%E3%81%AE%E5%8D%B5" data-route="">an *egg*</a>',
  );
  expect(drawAll('| a |\n|---|\n| [[Dew\\|egg]] |')).toContain('href="/ja/keyword/Dew" data-route="">egg</a>');
  expect(drawAll('[[Nobody]] \\[[Dew]] `[[Dew]]`')).toContain('<p>Nobody [[Dew]] <code>[[Dew]]</code></p>');
  expect(drawAll('[a [[Dew]] b](https://a.b/)')).toContain('rel="nofollow ugc noreferrer">a Dew b</a>');
  expect(draw('[[Dew]]')).toContain('<p>Dew</p>');
});

test('shows only pictures given by id and replaces all others with their alt text', () => {
  expect(drawAll(`![a star](image:${ID})`)).toContain('src="/api/pictures/a.webp" alt="a star" width="640" height="360"');
  expect(drawAll('![a star](https://a.b/c.png) ![b](/x.png) ![c](image:d)')).toContain('<p>a star b c</p>');
});

test('renders a video as a click-to-load player only when it is on its own line', () => {
  const drawn = drawAll('Look:\nhttps://youtu.be/abc\nthere');
  expect(drawn).toMatch(/<p>Look:\s*<\/p><figure><a [^>]*href="https:\/\/youtu\.be\/abc"[^>]*>.*Load.*<\/figure><p>\s*there<\/p>/s);
  expect(drawn).not.toContain('iframe');
  expect(drawAll('See https://youtu.be/abc there')).not.toContain('figure');
  expect(drawAll('https://a.b/abc')).not.toContain('figure');
  expect(draw('https://youtu.be/abc')).toContain('<p><a class="link" href="https://youtu.be/abc"');
});

test('loads the cookie-free video player with minimal permissions on click', () => {
  render(<Markdown text="https://youtu.be/abc" locale="en" video={video} />);
  fireEvent.click(screen.getByRole('link'));
  const iframeTitle = screen.getByTitle('Video');
  expect(iframeTitle.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc');
  expect(iframeTitle.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
});

test('renders kana readings as ruby and leaves other readings as text', () => {
  expect(draw('{漢字|かんじ}')).toContain('<ruby>漢字<rp>（</rp><rt>かんじ</rt><rp>）</rp></ruby>');
  expect(draw('{a|b} {|か} {漢字|} \\{漢字|か}')).toContain('<p>{a|b} {|か} {漢字|} {漢字|か}</p>');
});

test('renders the highest heading in a text as h2, however many # it has', () => {
  expect(drawAll('### A\n\n#### B\n\n> # C')).toMatch(/<h2 id="t-a">.+<h3 id="t-b">.+<h2 id="t-c">/s);
  expect(drawAll('## A\n\n###### B')).toMatch(/<h2 id="t-a">.+<h6 id="t-b">/s);
  expect(headingsOf('### A\n\n#### B').map(({ level }) => level)).toEqual([1, 2]);
});

test('assigns unique heading ids that match the list of headings', () => {
  const text = '# Dew Egg\n\n## {露|つゆ}の卵 *x*\n\n### Dew egg!\n\n#';
  expect(headingsOf(text)).toEqual([
    { id: 't-dew-egg', level: 1, text: 'Dew Egg' },
    { id: 't-露の卵-x', level: 2, text: '露の卵 x' },
    { id: 't-dew-egg-2', level: 3, text: 'Dew egg!' },
    { id: 't-section', level: 1, text: '' },
  ]);
  for (const { id, level } of headingsOf(text)) expect(drawAll(text)).toContain(`<h${level + 1} id="${id}">`);
});

test('shows HTML as text', () => {
  expect(draw('<b onclick=x>a</b>\n\n<script>1</script>')).toContain(
    '<p>&lt;b onclick=x&gt;a&lt;/b&gt;</p>\n<p>&lt;script&gt;1&lt;/script&gt;</p>',
  );
});

const PIECES = ['<', '>', '"', "'", '[', ']', '(', ')', '!', '&', '#', '*', '_', '`', '|', '\n', '\t', ' ', '-', ':', '/', 'a', 'あ'];
const WORDS = [
  '[[',
  '{漢字|かんじ}',
  'image:',
  'javascript:',
  'data:',
  '<script>',
  '<svg onload=x>',
  'https://x.y',
  '](',
  'href=',
  'style=',
];

const EGG = { name: 'つゆ卵', lang: 'ja', reading: 'つゆたまご', sentence: '光る卵です。', href: '/ja/keyword/x' };

test('offers a card only for terms in plain text', () => {
  const text = '# Dew\n\n> a\n> Dew `Dew` [[Dew]] *Dew*';
  const spans = [...text.matchAll(/Dew/g)].map(({ index }) => ({ start: index, words: 'Dew', uniqueId: `e${index}` }));
  const cards = Object.fromEntries(spans.map(({ uniqueId }) => [uniqueId, EGG]));
  const drawn = renderToStaticMarkup(<Markdown text={text} locale="ja" keywordHref={() => '/k'} terms={{ spans, cards }} />);
  expect([...drawn.matchAll(/popoverTarget="term-(\w+)"/gi)].map(([, id]) => id)).toEqual(['e13', 'e32']);
  expect(drawn).toContain('href="/ja/keyword/x" data-route="">つゆ卵</a>');
  expect(drawn).toContain('光る卵です。');
  expect(renderToStaticMarkup(<Markdown text={text} locale="ja" terms={{ spans, cards: {} }} />)).not.toContain('button');
});

test('shows a comment as typed, with cards for its terms', () => {
  const terms = { spans: [{ start: 2, words: 'dew', uniqueId: 'egg' }], cards: { egg: EGG } };
  expect(renderToStaticMarkup(<TermText text={'a dew\n<b>'} terms={terms} />)).toMatch(
    /^a <button[^>]*>dew<\/button><span .*<\/span>\n&lt;b&gt;$/s,
  );
  expect(renderToStaticMarkup(<TermText text="a dew" terms={undefined} />)).toBe('a dew');
});

const ELEMENTS =
  /^(p|br|hr|blockquote|pre|code|strong|em|del|a|img|figure|div|ruby|rt|rp|h[2-6]|ul|ol|li|table|thead|tbody|tr|td|th|svg|use|b|span)$/;
const ATTRIBUTES = [
  'alt',
  'class',
  'data-route',
  'decoding',
  'height',
  'href',
  'id',
  'lang',
  'loading',
  'rel',
  'src',
  'start',
  'style',
  'width',
];

function expectAllowed(drawn: string): void {
  for (const [, name = '', attributes = ''] of drawn.matchAll(/<([a-z][a-z0-9]*)((?:\s+[A-Za-z-]+="[^"]*")*)\s*\/?>/g)) {
    expect(name).toMatch(ELEMENTS);
    for (const [, key = '', value = ''] of name === 'svg' ? [] : attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      expect(ATTRIBUTES).toContain(key);
      if (key === 'href') expect(value).toMatch(name === 'use' ? /^\/icons\.svg#play$/ : /^(https:\/\/|\/(?!\/)|#)/);
      if (key === 'src') expect(value).toBe('/api/pictures/a.webp');
      if (key === 'style') expect(value).toMatch(/^text-align:(left|right|center)$/);
    }
  }
  expect(drawn.replaceAll(/<\/?[a-z][^<>]*>/g, '')).not.toContain('<');
}

test('outputs only allowed elements and attributes for any input', () => {
  for (const { text } of VECTORS) expectAllowed(drawAll(text));
  const texts = fc.array(fc.constantFrom(...PIECES, ...WORDS), { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => expectAllowed(drawAll(text))),
    { numRuns: rounds(30, 100) },
  );
});

test.each(['> ', '>', '- ', '1. ', '> - ', '['])('shows a text as typed when %j is nested thousands of levels deep', (opener) => {
  const text = `${opener.repeat(3_000)}deep`;
  expect(isTooDeep(text)).toBe(true);
  expect(draw(text)).toContain('<p data-plain="">');
  expect(isTooDeep(`${opener.repeat(5)}deep`)).toBe(false);
});

test('does not link a disallowed URL', () => {
  expect(draw('<javascript:alert(1)>')).toContain('<p>javascript:alert(1)</p>');
});
