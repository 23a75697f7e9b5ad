import { fillText } from '#domain/shared/fill-text.ts';
import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import type { NotificationKind } from './notifications.ts';

/** Notification message templates in one language, from `content/locales`. */
export type NotificationWords = {
  readonly anonymous: string;
  readonly one: Readonly<Record<NotificationKind, string>>;
  readonly many: Readonly<Record<'beaten' | 'rival', string>>;
  readonly place: string;
};

/** The values that replace the placeholders in a notification template. */
export type NotificationContent = {
  readonly kind: NotificationKind;
  readonly count: number;
  readonly who: { readonly name: string | null } | null;
  readonly where: Localised;
  readonly value: string | null;
  readonly place: number | null;
};

/** Formats the text of a notification: the details of a single record, or the number of records for several. */
export function notificationText(words: NotificationWords, notification: NotificationContent, language: Language): string {
  const { kind, count, who, where, value } = notification;
  const sentence = count > 1 && (kind === 'beaten' || kind === 'rival') ? words.many[kind] : words.one[kind];
  return fillText(sentence, {
    who: who?.name ?? words.anonymous,
    where: inLanguage(where, language),
    value: value ?? '',
    count,
  });
}

/** Formats the place that a player had before being passed. Returns null when the notification has no place. */
export const placeHeld = ({ place: sentence }: NotificationWords, { place }: NotificationContent): string | null =>
  place === null ? null : fillText(sentence, { place });
