import { expect, test } from 'vitest';
import { missingWords } from '#tests/support/missing-words.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const { lead: english } = messagesOf('en').pages.menu;
const { lead: japanese } = messagesOf('ja').pages.menu;

test('a key, a gap, nothing at all and the other language are found; a page’s own words are not', () => {
  const wrong = ['shell.pages./keyword', 'Hello, {name}', 'undefined points', 'NaN', '[object Object]', 'MISSING_MESSAGE: x'];
  expect(missingWords('en', [english, ...wrong, japanese])).toEqual([...wrong, japanese]);
  expect(missingWords('ja', [japanese, ...wrong, ` ${english} `])).toEqual([...wrong, ` ${english} `]);
});

test('the name of the other language is said in it on every page', () => {
  expect(missingWords('ja', [messagesOf('ja').shell.otherLanguage])).toEqual([]);
  expect(missingWords('en', [messagesOf('en').shell.otherLanguage])).toEqual([]);
});
