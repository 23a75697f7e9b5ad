/** The body of a response that refuses a call until its reader has re-authenticated (decision 0142). */
export type SignInAgain = { readonly methods: readonly string[] };

type Ask = (refused: SignInAgain) => Promise<boolean>;

let ask: Ask | undefined;

/**
 * Sets the function that asks the reader to re-authenticate and resolves to whether the reader did. Returns a
 * function that removes it.
 */
export function onSignInAgain(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Asks the reader to re-authenticate. Resolves to whether the refused call can be repeated. */
export const reauthenticate = async (refused: SignInAgain): Promise<boolean> => (await ask?.(refused)) ?? false;
