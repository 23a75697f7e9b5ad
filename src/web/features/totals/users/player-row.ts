import { formatRank } from '#domain/rankings/ranks.ts';

type Line = {
  readonly userId: number;
  readonly rank: number;
  readonly shared: boolean;
  readonly handle: string;
  readonly name: string | null;
  readonly rankClass: number | null;
};

/** Returns the fields that every row of these tables has: the player and the rank. */
export const playerFields = ({ userId, rank, shared, handle, name, rankClass }: Line) => ({
  userId,
  rank,
  rankText: formatRank(rank, shared),
  handle,
  name,
  rankClass,
});

export type PlayerRow = Readonly<ReturnType<typeof playerFields>>;
