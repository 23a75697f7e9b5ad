/** The sign-in methods of an account. */
export type SignInMethods = {
  readonly hasPassword: boolean;
  readonly linked: readonly string[];
  /** The providers enabled on the site; a link to any other cannot be used. */
  readonly offered: readonly string[];
};

/** Whether removing this provider would leave the account without a sign-in method. */
export const isLastSignInMethod = (provider: string, { hasPassword, linked, offered }: SignInMethods): boolean =>
  !hasPassword && !linked.some((other) => other !== provider && offered.includes(other));
