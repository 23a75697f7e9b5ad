import type { OldRow } from '#domain/moving/old-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { moveKeywords } from './move-keywords.ts';
import { moveRecords } from './move-records.ts';
import type { Move, Moved } from './move-report.ts';
import { moveUsers } from './move-users.ts';

/** The files of an old community, each read into its rows; any may be left out. */
export type OldCommunity = {
  readonly users?: readonly OldRow<'users'>[] | undefined;
  readonly records?: readonly OldRow<'records'>[] | undefined;
  readonly keywords?: readonly OldRow<'keywords'>[] | undefined;
};

export type MoveReport = { readonly users: Moved; readonly records: Moved; readonly keywords: Moved };

/**
 * Brings an old community along: what is refused holds up nothing else, what came before is left alone, and a dry run stores nothing and
 * says the same. It asks for no rights: it is an operator's command.
 */
export async function moveIn(deps: Deps, { users = [], records = [], keywords = [] }: OldCommunity, move: Move): Promise<MoveReport> {
  const { coming, ...movedUsers } = await moveUsers(deps, users, move);
  return {
    users: movedUsers,
    records: await moveRecords(deps, records, move, coming),
    keywords: await moveKeywords(deps, keywords, move),
  };
}
