import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { QueueItem } from '#web/server/account/read-moderation.ts';

/** Returns a one-line description of a queue item. */
export function aboutText(item: QueueItem, player: string, copied: string, locale: Language): string {
  const { where, value, subjectName, isCopied, kind, renamed, profile } = item;
  const { anonymous } = messagesOf(locale).records;
  if (kind === 'name') return renamed ? `${renamed.from ?? anonymous} → ${renamed.to ?? anonymous}` : player;
  if (profile) return profile.bio ?? profile.links.join(' ');
  const about = where ? `${inLanguage(where, locale)} ${value}` : (subjectName ?? '');
  return isCopied ? `${about} · ${copied}` : about;
}
