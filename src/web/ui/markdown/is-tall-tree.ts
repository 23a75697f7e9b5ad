import type { Nodes } from 'mdast';

const TALLEST = 64;

/** Whether a tree has more floors than anybody writes; asked floor by floor, for whoever climbs down by calling themselves falls. */
export function isTallTree(tree: Nodes): boolean {
  let floor: readonly Nodes[] = [tree];
  for (let height = 0; floor.length > 0; height += 1) {
    if (height > TALLEST) return true;
    floor = floor.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
