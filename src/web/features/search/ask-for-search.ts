const ASKED = 'search-asked';
const events = new EventTarget();

/** Opens the search dialog from anywhere on the page. */
export const askForSearch = (): boolean => events.dispatchEvent(new Event(ASKED));

/** Calls `open` when the dialog is requested; returns the unsubscribe function. */
export function onSearchAsked(open: () => void): () => void {
  events.addEventListener(ASKED, open);
  return () => events.removeEventListener(ASKED, open);
}
