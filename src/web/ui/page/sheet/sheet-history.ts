// Every open sheet has its own history entry, so that the back button closes it instead of leaving the page. The state of
// an entry has the number of sheets that are open there.
const open: (() => void)[] = []; // Functions that close the open sheets, first to last.
let isLeaving = false; // Whether the browser is going back from entries of closed sheets, which takes a moment.
let isFollowing = false; // Whether a link was followed from an open sheet. The navigation will replace the sheet's entry.

const depthHere = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0;

/** Returns whether the current history entry belongs to a sheet. A link in a sheet replaces it. */
export const isSheetEntry = (): boolean => depthHere() > 0;

/** Leaves the entry of an open sheet to the link that closes it. Going back at the same time would stop the navigation. */
export function leaveEntryToLink(): void {
  isFollowing = isSheetEntry();
}

/** Adds a history entry for a sheet. Returns a function to call after the sheet has closed, which removes the entry. */
export function enterSheet(close: () => void): () => void {
  addEventListener('popstate', onTraversal); // Adding it again has no effect.
  open.push(close);
  isFollowing = false;
  if (!isLeaving) addEntries();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
    // Later, because another sheet may open at once and use the same entry. A navigation has replaced the entry.
    setTimeout(leaveClosed);
  };
}

function addEntries(): void {
  while (depthHere() < open.length) history.pushState({ sheets: depthHere() + 1 }, '');
}

function leaveClosed(): void {
  const left = depthHere() - open.length;
  if (left <= 0 || isLeaving || isFollowing) return;
  isLeaving = true;
  history.go(-left);
}

function onTraversal(): void {
  if (isLeaving) {
    isLeaving = false;
    addEntries(); // For sheets that were opened meanwhile.
    return;
  }
  for (const close of open.slice(depthHere()).toReversed()) close();
}
