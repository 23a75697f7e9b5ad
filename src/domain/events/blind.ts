import type { Board } from '#domain/catalogue/boards/board.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';

/**
 * Returns the boards whose results are hidden until the event ends. In a blind event, these are all of its own boards.
 */
export const sealedBoards = ({ blind }: Pick<LimitedEvent, 'blind'>, boards: readonly Board[]): number[] =>
  blind ? boards.filter(({ kind }) => kind === 'event').map(({ boardId }) => boardId) : [];

export type Viewer = { readonly userId: number | null; readonly manages: boolean };

/**
 * Returns whether a viewer may see the value, rank and evidence of a sealed record. Only its author and managers of the
 * event may.
 */
export const maySeeSealed = ({ userId, manages }: Viewer, authorId: number): boolean => manages || userId === authorId;
