import type { Language } from '#domain/accounts/settings.ts';
import type { NotificationKind } from './notifications.ts';

/** Notification message templates in one language, from `content/locales`. */
export type NotificationWords = {
  readonly anonymous: string;
  readonly one: Readonly<Record<NotificationKind, string>>;
  readonly many: Readonly<Record<'beaten' | 'rival', string>>;
  readonly place: string;
};

/** The values that replace the placeholders of a notification template. */
export type NotificationContent = {
  readonly kind: NotificationKind;
  readonly count: number;
  readonly who: { readonly name: string | null } | null;
  readonly where: Readonly<Record<Language, string>>;
  readonly value: string | null;
  readonly place: number | null;
};

/** Formats the text of a notification: the details of a single record, or the number of records for several. */
export function notificationText(words: NotificationWords, notification: NotificationContent, language: Language): string {
  const { kind, count, who, where, value } = notification;
  const sentence = count > 1 && (kind === 'beaten' || kind === 'rival') ? words.many[kind] : words.one[kind];
  return fill(sentence, {
    who: who?.name ?? words.anonymous,
    where: where[language],
    value: value ?? '',
    count: String(count),
  });
}

/** Formats the place that a player had before being passed. Returns null when the notification has no place. */
export const placeHeld = ({ place: sentence }: NotificationWords, { place }: NotificationContent): string | null =>
  place === null ? null : fill(sentence, { place: String(place) });

// Replaces all placeholders in one pass, so that placeholder syntax inside a player's name stays as it is.
const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
