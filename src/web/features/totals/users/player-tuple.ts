import { formatRank } from '#domain/rankings/ranks.ts';

/** Player and rank, which are the first fields of every row in these tables. */
export type PlayerTuple = readonly [
  userId: number,
  rank: number,
  rankText: string,
  handle: string,
  name: string | null,
  rankClass: number | null,
];

type Line = {
  readonly userId: number;
  readonly rank: number;
  readonly shared: boolean;
  readonly handle: string;
  readonly name: string | null;
  readonly rankClass: number | null;
};

export const playerTuple = ({ userId, rank, shared, handle, name, rankClass }: Line): PlayerTuple => [
  ...([userId, rank, formatRank(rank, shared)] as const),
  ...([handle, name, rankClass] as const),
];
