import 'server-only';
import { cache } from 'react';
import { VISITOR } from '#domain/accounts/actor.ts';
import { type ReplayFile, replayFile } from '#usecases/events/replay/export-replay.ts';
import { type EventReplay, getEventReplay } from '#usecases/events/replay/get-event-replay.ts';
import { deps } from '#web/server/deps.ts';

/** A public replay and its rows, in the same format as the rows that the browser loads for other hours. */
export type ShownReplay = EventReplay & { readonly file: ReplayFile };
export type { ReplayTurn } from '#usecases/events/replay/get-event-replay.ts';
export type ReplayRows = ReplayFile['frames'][number];

/** Returns an event's hourly replay, or undefined for an unknown code or a draft. */
export const readEventReplay = cache(async (code: number): Promise<ShownReplay | undefined> => {
  const replay = await getEventReplay(deps(), VISITOR, code);
  const { boards } = await deps().catalogue();
  return replay && { ...replay, file: replayFile(replay, (boardId) => boards.get(boardId)?.refId ?? null) };
});
