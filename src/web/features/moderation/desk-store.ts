'use client';

/** Result of the last verb. Stored in the module because it outlives the card on which the verb was used. */
export type DeskMessage = { readonly text: string; readonly isBad: boolean };
type Last = { readonly actId: string; readonly href: string };

let message: DeskMessage | undefined;
let last: Last | undefined;
const listeners = new Set<() => void>();

export function showMessage(text: string, isBad = false): void {
  message = { text, isBad };
  for (const listener of listeners) listener();
}

export const currentMessage = (): DeskMessage | undefined => message;

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const remember = (act: Last | undefined): void => {
  last = act;
};
export const lastAct = (): Last | undefined => last;

const LONGEST_LOAD_MS = 5_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Marks that another card is loading. Verbs are ignored until it arrives, because they would apply to the old card. */
export const leave = (): void => {
  leftAt = performance.now();
};
export const arrive = (): void => {
  leftAt = Number.NEGATIVE_INFINITY;
};
export const isLeaving = (): boolean => performance.now() - leftAt < LONGEST_LOAD_MS;
