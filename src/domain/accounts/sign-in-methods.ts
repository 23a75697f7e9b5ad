/** By what an account can be signed in to. */
export type SignInMethods = {
  readonly hasPassword: boolean;
  readonly linked: readonly string[];
  /** The providers that the site offers: a link to any other one opens nothing. */
  readonly offered: readonly string[];
};

/** Whether an account without this linked provider could no longer be signed in to. */
export const isLastSignInMethod = (provider: string, { hasPassword, linked, offered }: SignInMethods): boolean =>
  !hasPassword && !linked.some((other) => other !== provider && offered.includes(other));
