const ASKED = 'search-asked';
const events = new EventTarget();

/** Opens the search dialog from anywhere on the page. */
export const askForSearch = (): boolean => events.dispatchEvent(new Event(ASKED));

/** Calls `open` when the search dialog is requested. Returns a function that unsubscribes. */
export function onSearchAsked(open: () => void): () => void {
  events.addEventListener(ASKED, open);
  return () => events.removeEventListener(ASKED, open);
}
