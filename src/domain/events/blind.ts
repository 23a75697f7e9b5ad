import type { Board } from '#domain/catalogue/board.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';

/** The boards whose results an event hides until its end: in blind mode all of its own. */
export const sealedBoards = ({ blind }: Pick<LimitedEvent, 'blind'>, boards: readonly Board[]): number[] =>
  blind ? boards.filter(({ kind }) => kind === 'event').map(({ boardId }) => boardId) : [];

export type Onlooker = { readonly userId: number | null; readonly manages: boolean };

/** Whether somebody may see value, rank and evidence of a sealed record: its author, and who manages the event. */
export const maySeeSealed = ({ userId, manages }: Onlooker, authorId: number): boolean => manages || userId === authorId;
