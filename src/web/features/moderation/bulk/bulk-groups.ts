import type { QueueKind } from '#domain/moderation/queue.ts';
import type { Language } from '#domain/shared/language.ts';
import { aboutText } from '#web/features/moderation/card/about-text.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Desk } from '#web/server/account/read-moderation.ts';

/** One player's records that can be ticked. */
export type BulkGroup = {
  readonly handle: string;
  readonly name: string;
  readonly records: readonly { readonly recordId: string; readonly kind: string; readonly about: string }[];
};

// Appeals are excluded because they need an individual answer, and names and keywords are only marked as seen.
const KINDS: readonly QueueKind[] = ['report', 'value', 'missing', 'evidence'];

/** Returns the queue items that can be handled in bulk, grouped by player. */
export function bulkGroups(groups: Desk['groups'], locale: Language): BulkGroup[] {
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
