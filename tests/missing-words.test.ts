import { expect, test } from 'vitest';
import { missingWords } from '#tests/support/texts/missing-words.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const { lead: english } = messagesOf('en').pages.menu;
const { lead: japanese } = messagesOf('ja').pages.menu;

test('missingWords finds keys, placeholders, empty values and texts in the other language, but not valid messages', () => {
  const wrong = ['shell.pages./keyword', 'Hello, {name}', 'undefined points', 'NaN', '[object Object]', 'MISSING_MESSAGE: x'];
  expect(missingWords('en', [english, ...wrong, japanese])).toEqual([...wrong, japanese]);
  expect(missingWords('ja', [japanese, ...wrong, ` ${english} `])).toEqual([...wrong, ` ${english} `]);
});

test('missingWords allows the name of the other language, which every page shows', () => {
  expect(missingWords('ja', [messagesOf('en').shell.ownLanguage.view])).toEqual([]);
  expect(missingWords('en', [messagesOf('ja').shell.ownLanguage.offer])).toEqual([]);
});
