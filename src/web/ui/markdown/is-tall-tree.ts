import type { Nodes } from 'mdast';

const TALLEST = 64;

/**
 * Returns whether a syntax tree is deeper than any real text. Iterative, because recursion would overflow the stack.
 */
export function isTallTree(tree: Nodes): boolean {
  let floor: readonly Nodes[] = [tree];
  for (let height = 0; floor.length > 0; height += 1) {
    if (height > TALLEST) return true;
    floor = floor.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
