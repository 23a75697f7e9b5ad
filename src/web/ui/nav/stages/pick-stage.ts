const ASKED = 'pickstage';

/** Opens the stage picker, which is part of the search dialog. */
export const askForStage = (): boolean => document.dispatchEvent(new Event(ASKED));

/** Calls `open` when the stage picker is requested. Returns a function that unsubscribes. */
export function onStageAsked(open: () => void): () => void {
  document.addEventListener(ASKED, open);
  return () => document.removeEventListener(ASKED, open);
}
