import { findEvent, holdOpen } from '#data/queries/events/events.ts';
import { listPostedResults } from '#data/queries/rankings/draft-standing.ts';
import type { RowError } from '#domain/import/old-rows.ts';
import type { PostsSeen } from '#domain/import/posts-seen.ts';
import type { OldRecord } from '#domain/import/read-old-record.ts';
import type { Deps } from '#usecases/deps.ts';
import type { Tally } from './import-report.ts';

/** Author of an imported record. In a dry run, `userId` is null for a player that the import would create. */
export type Newcomer = { readonly userId: number | null; readonly isOpen: boolean; readonly isBanned: boolean };

type Line = OldRecord & { readonly line: number };
type Taken = Line & { readonly userId: number | null };

/**
 * Returns the records that can be imported, and adds the others to the report. Refuses records by unknown or banned
 * players, records from closed or team events, and duplicates of stored records or earlier rows.
 */
export async function checkOldRecords(
  tx: Deps,
  records: readonly Line[],
  playerOf: (oldId: string) => Newcomer | undefined,
  seen: PostsSeen,
  tally: Tally,
): Promise<Taken[]> {
  const closed = await findClosedEvents(tx, records);
  const candidates = records.flatMap((record): Taken[] => {
    const player = playerOf(record.player);
    const error = findPlayerError(player) ?? findEventError(record, closed);
    if (error) tally.refuse(record.line, record.oldId, [error]);
    return player && !error ? [{ ...record, userId: player.userId }] : [];
  });
  const pairs = candidates.flatMap(({ userId, board }) => (userId === null ? [] : [{ userId, boardId: board.boardId }]));
  for (const { userId, ...posted } of await listPostedResults(tx.db, pairs)) seen.add({ ...posted, player: `#${userId}` });
  return candidates.filter((record) => {
    const posted = { ...record.checked, player: keyOf(record), boardId: record.board.boardId, postedAt: record.postedAt };
    if (seen.hasTwin(posted)) {
      tally.refuse(record.line, record.oldId, [{ column: '', code: 'duplicate-record' }]);
      return false;
    }
    seen.add(posted);
    return true;
  });
}

const keyOf = ({ userId, player }: Taken): string => (userId === null ? player : `#${userId}`);

function findPlayerError(player: Newcomer | undefined): RowError | undefined {
  if (!player?.isOpen) return { column: 'player', code: 'unknown-player' };
  return player.isBanned ? { column: 'player', code: 'banned' } : undefined;
}

type ClosedEvents = ReadonlyMap<number, 'event-over' | 'event-not-joined'>;

const findEventError = ({ board }: OldRecord, closed: ClosedEvents): RowError | undefined => {
  const code = board.event && closed.get(board.event.code);
  return code ? { column: 'stage', code } : undefined;
};

// Records from closed events are refused because frozen results must not change, and records from team events because
// team memberships are not imported. holdOpen prevents the other events from being closed before the transaction ends.
async function findClosedEvents(tx: Deps, records: readonly OldRecord[]): Promise<ClosedEvents> {
  const { events } = await tx.catalogue();
  const closed = new Map<number, 'event-over' | 'event-not-joined'>();
  const codes = [...new Set(records.flatMap(({ board }) => board.event?.code ?? []))].sort((a, b) => a - b);
  for (const code of codes) {
    await holdOpen(tx.db, code);
    if ((await findEvent(tx.db, code))?.state === 'closed') closed.set(code, 'event-over');
    else if ((events.get(code)?.teams.length ?? 0) > 0) closed.set(code, 'event-not-joined');
  }
  return closed;
}
