import { expect, test } from 'vitest';
import { type NotificationContent, type NotificationWords, notificationText, placeHeld } from './notification-text.ts';
import { NOTIFICATION_KINDS } from './notifications.ts';

const WORDS: NotificationWords = {
  anonymous: 'Anonymous',
  one: {
    ...(Object.fromEntries(Object.keys(NOTIFICATION_KINDS).map((kind) => [kind, `${kind}: {where}, {value}`])) as NotificationWords['one']),
    ...{ beaten: '{who} passed you on {where}: {value}', rival: '{who}: {value}', asked: 'Asked: {where}', event: '{where} begins' },
  },
  many: { beaten: '{count} on {where}', rival: '{who}: {count}' },
  place: 'place {place}',
};
const CONTENT: NotificationContent = {
  kind: 'beaten',
  count: 1,
  who: { name: 'Moss' },
  where: { en: 'Pond', ja: '池' },
  value: '12,000',
  place: 3,
};

test.each<[Partial<NotificationContent>, string]>([
  [{}, 'Moss passed you on Pond: 12,000'],
  [{ count: 3 }, '3 on Pond'],
  [{ kind: 'rival', count: 2 }, 'Moss: 2'],
  [{ kind: 'asked', count: 2 }, 'Asked: Pond'],
  [{ kind: 'declined' }, 'declined: Pond, 12,000'],
  [{ kind: 'event', who: null, value: null }, 'Pond begins'],
  [{ who: { name: null } }, 'Anonymous passed you on Pond: 12,000'],
  // A placeholder inside a player's name is not replaced.
  [{ who: { name: '{value} $&' } }, '{value} $& passed you on Pond: 12,000'],
])('formats the notification text for %j', (change, expected) => {
  expect(notificationText(WORDS, { ...CONTENT, ...change }, 'en')).toBe(expected);
});

test('uses the board name in the requested language and shows the place that the player lost', () => {
  expect(notificationText(WORDS, CONTENT, 'ja')).toContain('池');
  expect(placeHeld(WORDS, CONTENT)).toBe('place 3');
  expect(placeHeld(WORDS, { ...CONTENT, place: null })).toBeNull();
});
