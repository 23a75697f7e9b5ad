import { describe, expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { applyTool, completeLink, openLinkAt, pictureBlock, type Replacement, TOOLS, type Tool } from './text-tools.ts';

const { samples } = messagesOf('en').editor;
/** Returns the text after a replacement, with the selection marked by ‹›. */
const shown = (text: string, { from, to, insert, select: [start, end] }: Replacement) => {
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
};
const marked = (typed: string) => {
  const [before = '', inner = '', after = ''] = typed.split(/[‹›]/);
  return { text: before + inner + after, start: before.length, end: before.length + inner.length };
};
const use = (tool: Tool, typed: string) => shown(marked(typed).text, applyTool(tool, marked(typed), samples));

test.each<[Tool, string, string]>([
  ['bold', 'a ‹word› b', 'a **‹word›** b'],
  ['bold', 'a ‹› b', 'a **‹bold›** b'],
  ['italic', '‹word›', '*‹word›*'],
  ['keyword', 'see ‹Dew Egg›', 'see [[‹Dew Egg›]]'],
  ['keyword', 'see ‹›', 'see [[‹›]]'],
  ['ruby', '‹漢字›', '{‹漢字›|かんじ}'],
  ['link', 'a ‹word›', 'a [word](‹https://›)'],
  ['heading', 'one\ntw‹›o\nthree', 'one\n## ‹two›\nthree'],
  ['list', '‹one\ntwo›', '- ‹one\n- two›'],
  ['list', '‹- one\n- two›', '‹one\ntwo›'],
  ['quote', '‹›', '> ‹quote›'],
])('the tool "%s" turns %j into %j', (tool, typed, expected) => {
  expect(use(tool, typed)).toBe(expected);
});

test('puts a table, a video and a picture on separate lines', () => {
  expect(use('table', 'one‹›')).toMatch(/^one\n\n\| ‹Column› \| Column \|\n\| --- \| --- \|\n/);
  expect(use('video', 'one\n‹›\ntwo')).toBe('one\n\nhttps://www.youtube.com/watch?v=‹›\n\ntwo');
  const typed = marked('‹›two');
  expect(shown(typed.text, pictureBlock(typed, 'abc', 'alt'))).toBe('![‹alt›](image:abc)\n\ntwo');
});

test.each(TOOLS)('the tool "%s" retains the existing text', (tool) => {
  expect(use(tool, 'left ‹middle› right').replaceAll(/[‹›]/g, '')).toMatch(/left .*middle.*right$/s);
});

describe('openLinkAt and completeLink', () => {
  test.each([
    ['see [[Dew', 'Dew'],
    ['[[', ''],
    ['[[Dew Egg]] and [[つゆ', 'つゆ'],
  ])('%j has an open link with the query %j', (text, query) => {
    expect(openLinkAt(text, text.length)).toEqual({ from: text.length - query.length, query });
  });

  test.each(['see Dew', '[[Dew]]', '[[Dew|egg', '[[Dew\n', '[Dew'])('%j has no open link', (text) => {
    expect(openLinkAt(text, text.length)).toBeUndefined();
  });

  test('completing a link does not repeat existing closing brackets', () => {
    expect(shown('see [[de', completeLink('see [[de', { from: 6, query: 'de' }, 'Dew Egg'))).toBe('see [[Dew Egg]]‹›');
    expect(shown('see [[de]] so', completeLink('see [[de]] so', { from: 6, query: 'de' }, 'Dew Egg'))).toBe('see [[Dew Egg]]‹› so');
  });
});
