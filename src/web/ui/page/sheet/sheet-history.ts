// Every open sheet has its own history entry, so that the back button closes it instead of leaving the page. The state of
// an entry has the number of sheets that are open there.
const open: (() => void)[] = []; // Functions that close the open sheets, first to last.

const depthHere = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0;

/** Returns whether the current history entry belongs to a sheet. A link in a sheet replaces it. */
export const isSheetEntry = (): boolean => depthHere() > 0;

/** Adds a history entry for a sheet. Returns a function to call after the sheet has closed, which removes the entry. */
export function enterSheet(close: () => void): () => void {
  if (open.length === 0) addEventListener('popstate', closeDeeper);
  open.push(close);
  if (depthHere() < open.length) history.pushState({ sheets: open.length }, '');
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
    if (open.length === 0) removeEventListener('popstate', closeDeeper);
    // Later, because another sheet may open at once and use the same entry. A navigation has replaced the entry.
    setTimeout(() => {
      const left = depthHere() - open.length;
      if (left > 0) history.go(-left);
    });
  };
}

function closeDeeper(): void {
  for (const close of open.slice(depthHere()).toReversed()) close();
}
