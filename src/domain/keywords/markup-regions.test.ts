import { expect, test } from 'vitest';
import { markupRegions } from './markup-regions.ts';

const regionsOf = (text: string) => markupRegions(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
const kindsOf = (text: string) => markupRegions(text).map(({ kind }) => kind);

test.each([
  [
    'a [[Dew]] b',
    [
      ['words', 'a '],
      ['keyword-link', '[[Dew]]'],
      ['words', ' b'],
    ],
  ],
  [
    '[a](b) `c`',
    [
      ['link', '[a](b)'],
      ['words', ' '],
      ['code', '`c`'],
    ],
  ],
  [
    '![a](b(c)d) [x][y]',
    [
      ['link', '![a](b(c)d)'],
      ['words', ' '],
      ['link', '[x][y]'],
    ],
  ],
  [
    'see https://a.b now',
    [
      ['words', 'see '],
      ['link', 'https://a.b'],
      ['words', ' now'],
    ],
  ],
  [
    '<mailto:a> {露|つゆ}',
    [
      ['link', '<mailto:a>'],
      ['words', ' '],
      ['link', '{露|つゆ}'],
    ],
  ],
  ['\\[a](b) \\`c`', [['words', '\\[a](b) \\`c`']]],
  [
    '``a`b`` c`',
    [
      ['code', '``a`b``'],
      ['words', ' c`'],
    ],
  ],
  [
    '`a``b` `c`',
    [
      ['code', '`a``b`'],
      ['words', ' '],
      ['code', '`c`'],
    ],
  ],
])('the regions of the line %j are %j', (text, regions) => {
  expect(regionsOf(text)).toEqual(regions);
});

test.each([
  ['# a', 'heading'],
  ['###### a', 'heading'],
  ['   ## a', 'heading'],
  ['##', 'heading'],
  ['#\ta', 'heading'],
  ['#a', 'words'],
  ['a # b', 'words'],
  ['####### a', 'words'],
  ['    a', 'code'],
  ['\ta', 'code'],
  ['   a', 'words'],
  ['a    b', 'words'],
])('the line %j is %s', (text, kind) => {
  expect(kindsOf(text)).toEqual([kind]);
});

test.each([
  ['```\na\n```\nb', ['code', 'code', 'code', 'words']],
  ['```\na\n````\nb', ['code', 'code', 'code', 'words']],
  ['````\na\n```\nb', ['code', 'code', 'code', 'code']],
  ['```\n  ```  \nb', ['code', 'code', 'words']],
  ['```\n``` x\nb', ['code', 'code', 'code']],
  ['```\n~~~\nb', ['code', 'code', 'code']],
  ['```\n\n# a', ['code', 'code', 'code']],
  ['```js\na', ['code', 'code']],
  ['``` a`b', ['words']],
  ['~~~ a`b\nc', ['code', 'code']],
  ['a ```\nb', ['words', 'words']],
  ['~ a\nb', ['words', 'words']],
  ['> ```\na', ['code', 'code']],
  ['>```\na', ['code', 'code']],
  ['-  ```\na', ['code', 'code']],
  ['12.  ~~~\na', ['code', 'code']],
])('a fence makes the lines of %j to %j', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

test.each([
  ['a\n    b', ['words', 'words']],
  ['a\n\n    b', ['words', 'code']],
  ['a\n  \n    b', ['words', 'words', 'code']],
  ['    a\n    b', ['code', 'code']],
  ['- a\n\n    b', ['words', 'words']],
  ['12. a\n\n    b', ['words', 'words']],
  ['a. b\n\n    c', ['words', 'code']],
  ['1: b\n\n    c', ['words', 'code']],
  ['a 1. b\n\n    c', ['words', 'code']],
  ['- a\n\nb\n\n    c', ['words', 'words', 'code']],
  ['- a\n\n  b\n\n    c', ['words', 'words', 'words']],
])('four spaces make code of the lines of %j unless they continue a paragraph or a list: %j', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});
