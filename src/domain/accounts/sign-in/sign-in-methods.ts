import { DAY_MS } from '#domain/shared/time-units.ts';

export type SignInMethods = {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly linked: readonly string[];
  /** Providers that are enabled on the site. A linked account at any other provider cannot be used to sign in. */
  readonly offered: readonly string[];
};

/** Returns whether removing a provider, or one passkey, would leave the account without a sign-in method. */
export const isLastSignInMethod = (removed: string, { hasPassword, passkeys, linked, offered }: SignInMethods): boolean =>
  !hasPassword && passkeys <= (removed === 'passkey' ? 1 : 0) && !linked.some((other) => other !== removed && offered.includes(other));

/** What changed about how an account is protected. Any other `method` is the name of a provider. */
export type MethodChange = {
  readonly method: 'password' | 'email' | 'passkey' | 'authenticator-app' | 'recovery-codes' | 'api-token' | (string & {});
  readonly change: 'added' | 'removed' | 'changed'; // recovery codes: 'removed' when one was used
};

/** How long a link "this wasn't me" works, and how long ago the sign-in methods that it removes were added at most. */
export const NOT_ME_MS = 7 * DAY_MS;
