import { diffArrays } from 'diff/lib/diff/array.js';

/** A section of two lists that is equal in both, or that was replaced. `before` or `after` may be empty. */
export type Stretch = { readonly alike: boolean; readonly before: readonly string[]; readonly after: readonly string[] };

/** The number of edits left. Every comparison reduces it, and all comparisons on a page share one budget. */
export type EditBudget = { edits: number };

// Comparing takes quadratic time in the number of edits, and each edit adds markup to the page. A browser handles 1,500
// edits quickly.
const MOST_EDITS = 1500;

export const createEditBudget = (): EditBudget => ({ edits: MOST_EDITS });

/**
 * Returns the equal and changed sections of two lists of lines or words, from which both lists can be reconstructed. If
 * the budget is too small, everything between the common start and the common end is returned as one change.
 */
export function findChanges(before: readonly string[], after: readonly string[], budget = createEditBudget()): readonly Stretch[] {
  const head = countAlike(before, after, (list, at) => list[at]);
  const maxTail = Math.min(before.length, after.length) - head;
  const tail = Math.min(
    maxTail,
    countAlike(before, after, (list, at) => list[list.length - 1 - at]),
  );
  return [
    same(before.slice(0, head)),
    ...searchChanges(before.slice(head, before.length - tail), after.slice(head, after.length - tail), budget),
    same(before.slice(before.length - tail)),
  ].filter((stretch) => stretch.before.length > 0 || stretch.after.length > 0);
}

const same = (items: readonly string[]): Stretch => ({ alike: true, before: items, after: items });

function countAlike(a: readonly string[], b: readonly string[], take: (list: readonly string[], at: number) => string | undefined): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && take(a, count) === take(b, count)) count += 1;
  return count;
}

function searchChanges(before: readonly string[], after: readonly string[], budget: EditBudget): readonly Stretch[] {
  const found = diffArrays([...before], [...after], { maxEditLength: budget.edits });
  budget.edits -= found ? countEdits(found) : budget.edits;
  if (found === undefined) return [{ alike: false, before, after }];
  const stretches: Stretch[] = [];
  for (const part of found) {
    const last = stretches.at(-1);
    if (!part.added && !part.removed) stretches.push(same(part.value));
    else if (last === undefined || last.alike) {
      stretches.push({ alike: false, before: part.removed ? part.value : [], after: part.added ? part.value : [] });
    } else {
      stretches[stretches.length - 1] = {
        alike: false,
        before: part.removed ? [...last.before, ...part.value] : last.before,
        after: part.added ? [...last.after, ...part.value] : last.after,
      };
    }
  }
  return stretches;
}

const countEdits = (parts: readonly { added: boolean; removed: boolean; value: readonly string[] }[]): number =>
  parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? value.length : 0), 0);
