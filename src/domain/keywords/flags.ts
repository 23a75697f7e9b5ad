import type { ActorRole } from '#domain/accounts/actor.ts';

/** Keyword flags (seed.md §3), which are the only content status of an entry. */
export const KEYWORD_FLAGS = { deleted: 0, editable: 1, pickup: 2, workInProgress: 3, editorOnly: 4, notEditable: 5, unknown: 9 } as const;
export type KeywordFlag = (typeof KEYWORD_FLAGS)[keyof typeof KEYWORD_FLAGS];

/** A role's rights to an entry with a certain flag. */
type Cell = {
  readonly read: 'read' | 'tombstone';
  readonly edit: boolean;
  readonly to: readonly KeywordFlag[]; // Flags that the role may set.
  readonly ownTo?: readonly KeywordFlag[]; // Additional flags that the role may set on its own entries.
};

const TOMBSTONE: Cell = { read: 'tombstone', edit: false, to: [] };
const READ: Cell = { read: 'read', edit: false, to: [] };
const EDIT: Cell = { read: 'read', edit: true, to: [] };
const ALL: Cell = { read: 'read', edit: true, to: [0, 1, 2, 3, 4, 5, 9] };
const AMONG_0_TO_4: Cell = { read: 'read', edit: true, to: [0, 1, 2, 3, 4] };

// The table from domain.md §6, row by row.
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

/**
 * Returns whether an entry shows its text or only a tombstone. Returns undefined for an unknown flag or role, which
 * means denied.
 */
export function canReadKeyword(role: string, flag: number): 'read' | 'tombstone' | undefined {
  return findCell(role, flag)?.read;
}

/** Returns whether a role may edit an entry's text. Unknown flags and roles are denied. */
export function canEditKeyword(role: string, flag: number): boolean {
  return findCell(role, flag)?.edit ?? false;
}

/**
 * Returns whether a role may change an entry's flag from `from` to `to`. Unknown flags and roles are denied, and so is
 * an unchanged flag.
 */
export function canChangeFlag(role: string, from: number, to: number, ownEntry: boolean): boolean {
  const cell = findCell(role, from);
  if (cell === undefined || from === to) return false;
  const targets: readonly number[] = ownEntry ? [...cell.to, ...(cell.ownTo ?? [])] : cell.to;
  return targets.includes(to);
}

/** Returns the flags that a role may set on an entry, in ascending order. */
export const offeredFlags = (role: string, from: number, ownEntry: boolean): KeywordFlag[] =>
  Object.values(KEYWORD_FLAGS).filter((to) => canChangeFlag(role, from, to, ownEntry));

// Flags are read from the database and roles from sessions, so unknown values such as 'constructor' must be rejected.
function findCell(role: string, flag: number): Cell | undefined {
  if (!Object.hasOwn(COLUMNS, role) || !Object.hasOwn(TABLE, flag)) return undefined;
  return TABLE[flag as KeywordFlag][COLUMNS[role as ActorRole]];
}
