import { expect, test } from 'vitest';
import { BADGES } from '#domain/badges/badges.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';

test.each(LANGUAGES)('each badge has a name of its own: %s', (language) => {
  const { names } = messagesOf(language).profile.badges;
  expect(Object.keys(names)).toEqual(BADGES.map(({ id }) => id));
  expect(new Set(Object.values(names)).size).toBe(BADGES.length);
});
