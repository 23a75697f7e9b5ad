import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';

test('labels keyword flags 5 and 9 as in the specification', () => {
  const { flags } = messagesOf('en').keywords;
  expect([flags[5], flags[9]]).toEqual(['Not editable', 'Unknown']);
});

test('labels the scroll-up item in the bottom bar "PageTop"', () => {
  expect(messagesOf('en').shell.pageTop).toBe('PageTop');
});
