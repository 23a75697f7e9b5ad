import { expect, test } from 'vitest';
import { rewritePage } from './rewrite-page.ts';

const NO_MARKUP = new Map<string, string>();
const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" nonce="n-1" href="/_next/static/chunks/main.js"/>' +
  '<script src="/_next/static/chunks/a.js" async="" nonce="n-1"></script><script async="" src="/start.js?v=1"></script>' +
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="n-1"></script></head>' +
  '<body><table data-markup="markup-1">markup-1</table><script src="/_next/static/chunks/main.js" nonce="n-1" async=""></script>' +
  '<script nonce="n-1">self.__next_f.push([1,"markup-1"])</script></body>';

test('puts markup in the place of its mark in the document, not in the data for React, and inserts it unchanged', () => {
  const page = rewritePage(PAGE, new Map([['markup-1', "<td>$& $1 $' &lt;b&gt;</td>"]]), false);
  expect(page).toContain("><td>$& $1 $' &lt;b&gt;</td></table>");
  expect(page).toContain('push([1,"markup-1"])');
});

test('replaces the scripts of a page that starts late with a list of them', () => {
  const page = rewritePage(PAGE, NO_MARKUP, true);
  expect([...page.matchAll(/<script[^>]*src="[^"]*"/g)].map(([tag]) => tag)).toEqual([
    '<script data-chunks="/_next/static/chunks/a.js /_next/static/chunks/main.js" async="" src="/start.js?v=1"',
    '<script src="/_next/static/chunks/old.js"',
  ]);
  expect(page).not.toContain('preload');
  expect(page).toContain('self.__next_f');
});
