const ASKED = 'search-asked';
const doors = new EventTarget();

/** Opens the search dialog, from wherever a button stands. */
export const askForSearch = (): boolean => doors.dispatchEvent(new Event(ASKED));

/** Calls back whenever somebody asks for search; gives back how to stop. */
export function onSearchAsked(open: () => void): () => void {
  doors.addEventListener(ASKED, open);
  return () => doors.removeEventListener(ASKED, open);
}
