import type { Operation } from './history.ts';

/** A record of one of the lab's players as the database stores it. */
export type StoredRecord = { readonly recordId: string; readonly userId: number; readonly boardId: number; readonly score: number };

export const VIOLATIONS = ['lost', 'duplicated', 'altered', 'refused but stored', 'unexplained', 'replayed differently', 'stale'] as const;

/** A difference between what clients were promised and what the site stores or shows. */
export type Violation = { readonly kind: (typeof VIOLATIONS)[number]; readonly detail: string };

const contentOf = ({ userId, boardId, score }: Pick<StoredRecord, 'userId' | 'boardId' | 'score'>) => `${userId} ${boardId} ${score}`;

/**
 * Compares a history with all records of its players. An acknowledged operation must be stored exactly once, as sent and
 * under the acknowledged id, a refused one not at all, an unknown one at most once; and nothing else may be stored.
 */
export function checkHistory(operations: Iterable<Operation>, stored: Iterable<StoredRecord>): Violation[] {
  const byContent = new Map<string, StoredRecord[]>();
  const unexplained = new Map<string, StoredRecord>();
  for (const record of stored) {
    const same = byContent.get(contentOf(record));
    if (same) same.push(record);
    else byContent.set(contentOf(record), [record]);
    unexplained.set(record.recordId, record);
  }
  const byId = new Map(unexplained);
  const violations: Violation[] = [];
  for (const operation of operations) {
    const report = (kind: Violation['kind'], more = '') =>
      violations.push({ kind, detail: `operation ${operation.operation}, key ${operation.key}${more}` });
    const equal = byContent.get(contentOf(operation)) ?? [];
    for (const { recordId } of equal) unexplained.delete(recordId);
    if (equal.length > 1) report('duplicated', `: records ${equal.map(({ recordId }) => recordId).join(', ')}`);
    if (operation.outcome === 'fail' && equal.length > 0)
      report('refused but stored', `: ${operation.status}, record ${equal[0]?.recordId}`);
    if (operation.outcome !== 'ok') continue;
    const { recordId } = operation;
    const record = byId.get(recordId);
    unexplained.delete(recordId);
    if (!record) report('lost', `: record ${recordId}${equal.length > 0 ? `, stored as ${equal[0]?.recordId}` : ''}`);
    else if (contentOf(record) !== contentOf(operation)) report('altered', `: record ${recordId} has ${contentOf(record)}`);
  }
  for (const record of unexplained.values())
    violations.push({ kind: 'unexplained', detail: `record ${record.recordId}: ${contentOf(record)}` });
  return violations;
}

/** What a board shows: its number of players, and the ids of its best records, the best first. */
export type Shown = { readonly players: number; readonly recordIds: readonly string[] };

/** Compares what an edge shows of a board with the database. */
export function checkShown(where: string, shown: Shown, current: Shown): Violation[] {
  const expected = current.recordIds.slice(0, Math.max(1, shown.recordIds.length));
  const at = expected.findIndex((recordId, index) => recordId !== shown.recordIds[index]);
  const details = [
    ...(shown.players === current.players ? [] : [`${shown.players} instead of ${current.players} players`]),
    ...(at < 0 ? [] : [`row ${at + 1} is record ${shown.recordIds[at] ?? 'none'} instead of ${expected[at]}`]),
  ];
  return details.length === 0 ? [] : [{ kind: 'stale', detail: `${where}: ${details.join(', ')}` }];
}
