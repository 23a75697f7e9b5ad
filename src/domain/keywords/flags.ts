import type { ActorRole } from '#domain/accounts/actor.ts';

/** Flags of a keyword (seed.md §3): the only content status that it has. */
export const KEYWORD_FLAGS = { deleted: 0, editable: 1, pickup: 2, workInProgress: 3, editorOnly: 4, notEditable: 5, unknown: 9 } as const;
export type KeywordFlag = (typeof KEYWORD_FLAGS)[keyof typeof KEYWORD_FLAGS];

/** What one kind of actor may do with an entry under one flag. */
type Cell = {
  readonly read: 'read' | 'tombstone';
  readonly edit: boolean;
  readonly to: readonly KeywordFlag[]; // flags that it may be changed to
  readonly ownTo?: readonly KeywordFlag[]; // the same for an entry of one's own, in addition
};

const TOMBSTONE: Cell = { read: 'tombstone', edit: false, to: [] };
const READ: Cell = { read: 'read', edit: false, to: [] };
const EDIT: Cell = { read: 'read', edit: true, to: [] };
const ALL: Cell = { read: 'read', edit: true, to: [0, 1, 2, 3, 4, 5, 9] };
const AMONG_0_TO_4: Cell = { read: 'read', edit: true, to: [0, 1, 2, 3, 4] };

// The table of domain.md §6, row by row.
const TABLE: Record<KeywordFlag, readonly [visitor: Cell, player: Cell, editor: Cell, admin: Cell]> = {
  0: [TOMBSTONE, TOMBSTONE, { read: 'read', edit: false, to: [1, 2, 3, 4] }, ALL],
  1: [READ, { ...EDIT, ownTo: [3] }, AMONG_0_TO_4, ALL],
  2: [READ, EDIT, AMONG_0_TO_4, ALL],
  3: [READ, { ...EDIT, ownTo: [1] }, AMONG_0_TO_4, ALL],
  4: [READ, READ, AMONG_0_TO_4, ALL],
  5: [READ, READ, READ, ALL],
  9: [READ, READ, { read: 'read', edit: true, to: [1, 2, 3, 4] }, ALL],
};

const COLUMNS: Record<ActorRole, number> = { visitor: 0, banned: 0, player: 1, editor: 2, moderator: 2, admin: 3 };

/** Whether an entry shows its text or only that it was deleted; undefined (refused) for an unknown flag or role. */
export function canReadKeyword(role: string, flag: number): 'read' | 'tombstone' | undefined {
  return findCell(role, flag)?.read;
}

/** Whether an entry's text may be edited; an unknown flag or role is refused. */
export function canEditKeyword(role: string, flag: number): boolean {
  return findCell(role, flag)?.edit ?? false;
}

/** Whether an entry's flag may be changed to another one; an unknown flag or role is refused, and so is no change at all. */
export function canChangeFlag(role: string, from: number, to: number, ownEntry: boolean): boolean {
  const cell = findCell(role, from);
  if (cell === undefined || from === to) return false;
  const targets: readonly number[] = ownEntry ? [...cell.to, ...(cell.ownTo ?? [])] : cell.to;
  return targets.includes(to);
}

/** The flags that an entry may be changed to, smallest first. */
export const offeredFlags = (role: string, from: number, ownEntry: boolean): KeywordFlag[] =>
  Object.values(KEYWORD_FLAGS).filter((to) => canChangeFlag(role, from, to, ownEntry));

// Flags come from the database and roles from sessions, so neither is trusted to be one of ours ('constructor' is not).
function findCell(role: string, flag: number): Cell | undefined {
  if (!Object.hasOwn(COLUMNS, role) || !Object.hasOwn(TABLE, flag)) return undefined;
  return TABLE[flag as KeywordFlag][COLUMNS[role as ActorRole]];
}
