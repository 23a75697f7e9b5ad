/** Orders of the stages in a group. The first is that of the catalogue. */
export const STAGE_ORDERS = ['stage', 'players', 'newest'] as const;
export type StageOrder = (typeof STAGE_ORDERS)[number];

type Orderable = { readonly players: number; readonly record: { readonly postedAt: Date } | undefined };

/** Sorts the stages of a group. Equal ones, and stages without a record, keep the order of the catalogue. */
export function inOrder<Stage extends Orderable>(stages: readonly Stage[], order: StageOrder): readonly Stage[] {
  if (order === 'stage') return stages;
  const size = (stage: Stage) => (order === 'players' ? stage.players : (stage.record?.postedAt.getTime() ?? 0));
  return stages.toSorted((a, b) => size(b) - size(a));
}

/** Returns the order that a query names, by default that of the catalogue. Returns undefined for an unknown one. */
export const parseOrder = (text: unknown = 'stage'): StageOrder | undefined => STAGE_ORDERS.find((order) => order === text);
