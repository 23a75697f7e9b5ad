import type { Language } from '#domain/accounts/settings.ts';
import type { NotificationKind } from './notifications.ts';

/** The sentences of notices in one language (notices.json of `content/locales`). */
export type NotificationWords = {
  readonly anonymous: string;
  readonly one: Readonly<Record<NotificationKind, string>>;
  readonly many: Readonly<Record<'beaten' | 'rival', string>>;
  readonly place: string;
};

/** What a sentence is filled with. */
export type NotificationContent = {
  readonly kind: NotificationKind;
  readonly count: number;
  readonly who: { readonly name: string | null } | null;
  readonly where: Readonly<Record<Language, string>>;
  readonly value: string | null;
  readonly place: number | null;
};

/** What a notice says in one sentence: of one record what it is, of several how many. */
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

/** Which place somebody who was passed held until then. */
export const placeHeld = ({ place: sentence }: NotificationWords, { place }: NotificationContent): string | null =>
  place === null ? null : fill(sentence, { place: String(place) });

// In one pass: a name that holds a placeholder stays a name.
const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
