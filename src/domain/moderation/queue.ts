/**
 * Reasons why an item is in the queue, most urgent first. A record with several reasons is listed under the most urgent
 * one.
 */
export const QUEUE_KINDS = ['appeal', 'report', 'value', 'missing', 'evidence', 'name', 'profile', 'keyword'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export type Queued = { readonly item: string; readonly kind: QueueKind; readonly userId: number; readonly since: Date };
export type QueueGroup<Item extends Queued> = { readonly userId: number; readonly items: readonly Item[] };

/** Groups the queue by player, oldest item first, because reviewing one record helps with the player's next one. */
export function groupQueue<Item extends Queued>(items: readonly Item[]): QueueGroup<Item>[] {
  const oldestFirst = [...items].sort((a, b) => a.since.getTime() - b.since.getTime() || (a.item < b.item ? -1 : 1));
  const groups = new Map<number, Item[]>();
  for (const item of oldestFirst) groups.set(item.userId, [...(groups.get(item.userId) ?? []), item]);
  return [...groups].map(([userId, own]) => ({ userId, items: own }));
}

export const countKinds = (items: readonly Queued[]): Readonly<Record<QueueKind, number>> =>
  Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, items.filter((item) => item.kind === kind).length])) as Record<QueueKind, number>;
