import type { Board } from '#domain/catalogue/board.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';

/** The boards whose results are hidden until the event ends: all of its own in blind mode. */
export const sealedBoards = ({ blind }: Pick<LimitedEvent, 'blind'>, boards: readonly Board[]): number[] =>
  blind ? boards.filter(({ kind }) => kind === 'event').map(({ boardId }) => boardId) : [];

export type Viewer = { readonly userId: number | null; readonly manages: boolean };

/** Whether a viewer may see value, rank and evidence of a sealed record: its author and managers of the event. */
export const maySeeSealed = ({ userId, manages }: Viewer, authorId: number): boolean => manages || userId === authorId;
