import { findMember } from '#data/queries/events/event-members.ts';
import { findEvent, holdOpen } from '#data/queries/events/events.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { eventsOnBoard } from '#domain/events/event-boards.ts';
import { openToTeam } from '#domain/events/open-to-team.ts';
import { closingTime } from '#domain/events/window.ts';
import type { DraftErrorCode } from '#domain/records/draft/record-draft.ts';
import type { Deps } from '#usecases/deps.ts';
import { readEvent } from '#usecases/events/read-event.ts';

/**
 * Returns the reason why an event refuses this player's post on a board, or undefined if all its events accept it.
 * Prevents the events from closing until the transaction ends, so that a timely post is in the result even if closing
 * starts first.
 */
export async function enterEvents(tx: Deps, userId: number, board: Board): Promise<DraftErrorCode | undefined> {
  const now = await readClock(tx.db);
  const events = eventsOnBoard(await tx.catalogue(), board).filter(
    (event) => now < closingTime(event) && now.getTime() >= Date.parse(event.startsAt),
  );
  for (const event of events) {
    const { id, teams } = event;
    await holdOpen(tx.db, id);
    const state = (await findEvent(tx.db, id))?.state;
    // Ordinary boards accept any post; the event's own ranking decides whether the post counts there.
    if (board.kind !== 'event') continue;
    if (state === 'closed') return 'event-over';
    const member = teams.length > 0 ? await findMember(tx.db, id, userId) : undefined;
    if (teams.length > 0 && !member) return 'event-not-joined';
    if (event.area && member && !(await isOpenTo(tx, id, member.teamId, board.boardId))) return 'event-cell-closed';
  }
  return undefined;
}

async function isOpenTo(tx: Deps, code: number, teamId: number | null, boardId: number): Promise<boolean> {
  const read = await readEvent(tx, code);
  return read !== undefined && teamId !== null && openToTeam(read, teamId).has(boardId);
}
