import type { Language } from '#domain/accounts/settings.ts';
import type { NotificationKind } from './notifications.ts';

/** The texts of notifications in one language (from `content/locales`). */
export type NotificationWords = {
  readonly anonymous: string;
  readonly one: Readonly<Record<NotificationKind, string>>;
  readonly many: Readonly<Record<'beaten' | 'rival', string>>;
  readonly place: string;
};

/** The values for a text's placeholders. */
export type NotificationContent = {
  readonly kind: NotificationKind;
  readonly count: number;
  readonly who: { readonly name: string | null } | null;
  readonly where: Readonly<Record<Language, string>>;
  readonly value: string | null;
  readonly place: number | null;
};

/** The text of a notification: details for one record, a count for several. */
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

/** The previous place of a player who was passed. */
export const placeHeld = ({ place: sentence }: NotificationWords, { place }: NotificationContent): string | null =>
  place === null ? null : fill(sentence, { place: String(place) });

// In one pass, so that a placeholder inside a name is not replaced.
const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
