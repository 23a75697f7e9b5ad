import 'server-only';
import { QUEUE_KINDS, type QueueKind } from '#domain/moderation/queue.ts';
import type { Language } from '#domain/shared/language.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { type Card, getCard } from '#usecases/moderation/get-card.ts';
import { listQueue, type Queue, type QueueItem } from '#usecases/moderation/list-queue.ts';
import type { BulkPreview } from '#usecases/moderation/preview-bulk.ts';
import { requireSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';

export type { BulkPreview, Card, Queue, QueueItem };
export type Tab = Exclude<QueueKind, 'missing'>; // Missing evidence is listed under the evidence tab.

export type Desk = {
  readonly queue: Queue;
  readonly tab: Tab | undefined; // Undefined when all tabs are shown.
  readonly groups: Queue['groups']; // The queue groups in the selected tab.
  readonly item: string | undefined;
  readonly chosen: QueueItem | undefined; // Also undefined when the record has already been decided.
  readonly card: Card | undefined;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns the moderation desk for a query. Returns undefined for users who are not moderators and for an invalid query.
 */
export async function readDesk(locale: Language, { kind, item }: Query): Promise<Desk | undefined> {
  const actor = actorOf(await requireSession(locale, '/moderation'), 'records');
  if (kind !== undefined && !isTab(kind)) return undefined;
  if (item !== undefined && (typeof item !== 'string' || !/^(record|appeal|report|name|keyword|profile)\/[1-9]\d{0,17}$/.test(item)))
    return undefined;
  const queue = await listQueue(deps(), actor);
  if (!queue.ok) return undefined;
  const groups = queue.value.groups.flatMap((group) => {
    const items = group.items.filter((one) => kind === undefined || tabOf(one.kind) === kind);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
  const items = groups.flatMap((group) => group.items);
  const chosen = item === undefined ? items[0] : items.find((one) => one.item === item);
  const named = chosen?.item ?? item;
  const recordId = chosen?.recordId ?? (named?.startsWith('record/') ? named.slice('record/'.length) : undefined);
  const card = recordId === undefined ? undefined : await getCard(deps(), actor, recordId);
  return { queue: queue.value, tab: kind, groups, item: named, chosen, card: card?.ok ? card.value : undefined };
}

export const tabOf = (kind: QueueKind): Tab => (kind === 'missing' ? 'evidence' : kind);

const isTab = (text: string | string[]): text is Tab =>
  typeof text === 'string' && text !== 'missing' && (QUEUE_KINDS as readonly string[]).includes(text);
