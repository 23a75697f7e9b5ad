import type { Locale } from '#web/i18n/locales.ts';
import type { QueueItem } from '#web/server/read-moderation.ts';

/** What something that waits is about, in a line. */
export function aboutText(
  { where, value, subjectName, isCopied, kind }: QueueItem,
  player: string,
  copied: string,
  locale: Locale,
): string {
  if (kind === 'name') return player;
  const about = where ? `${where[locale]} ${value}` : (subjectName ?? '');
  return isCopied ? `${about} · ${copied}` : about;
}
