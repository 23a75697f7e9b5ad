import type { QueueKind } from '#domain/moderation/queue.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Desk } from '#web/server/read-moderation.ts';
import { aboutText } from './about-text.ts';

/** A player's records that can be ticked, one line each. */
export type BulkGroup = {
  readonly handle: string;
  readonly name: string;
  readonly records: readonly { readonly recordId: string; readonly kind: string; readonly about: string }[];
};

// Appeals need an individual answer; names and keywords are only marked as seen.
const KINDS: readonly QueueKind[] = ['report', 'value', 'missing', 'evidence'];

/** The queue items that can be decided in bulk, by player. */
export function bulkGroups(groups: Desk['groups'], locale: Locale): BulkGroup[] {
  const { moderation: words, records } = messagesOf(locale);
  return groups.flatMap(({ handle, name, items }) => {
    const player = name ?? records.anonymous;
    const own = items.flatMap((item) =>
      item.recordId !== null && KINDS.includes(item.kind)
        ? [{ recordId: item.recordId, kind: words.kinds[item.kind], about: aboutText(item, player, words.copied, locale) }]
        : [],
    );
    return own.length > 0 ? [{ handle, name: player, records: own }] : [];
  });
}
