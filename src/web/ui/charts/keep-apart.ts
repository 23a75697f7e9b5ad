type Label = { at: number; room: number };

const AIR = 6;

/** Says which labels along a line have room, the last one first: one that would touch a later one is left out. */
export function keepApart<T extends Label>(labels: readonly T[]): (T & { hasRoom: boolean })[] {
  let free = Number.POSITIVE_INFINITY;
  return labels
    .toSorted((a, b) => b.at - a.at)
    .map((label) => {
      const hasRoom = label.at + label.room / 2 <= free;
      if (hasRoom) free = label.at - label.room / 2 - AIR;
      return { ...label, hasRoom };
    })
    .toReversed();
}
