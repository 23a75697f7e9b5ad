export type SignInMethods = {
  readonly hasPassword: boolean;
  readonly linked: readonly string[];
  /** Providers that are enabled on the site. A linked account at any other provider cannot be used to sign in. */
  readonly offered: readonly string[];
};

/** Returns whether removing the provider would leave the account without a sign-in method. */
export const isLastSignInMethod = (provider: string, { hasPassword, linked, offered }: SignInMethods): boolean =>
  !hasPassword && !linked.some((other) => other !== provider && offered.includes(other));
