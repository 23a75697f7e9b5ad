import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';

test('keyword flags 5 and 9 have the names of the specification', () => {
  const { flags } = messagesOf('en').keywords;
  expect([flags[5], flags[9]]).toEqual(['Not editable', 'Unknown']);
});

test('the item of the bottom bar that scrolls up is called PageTop', () => {
  expect(messagesOf('en').shell.pageTop).toBe('PageTop');
});
