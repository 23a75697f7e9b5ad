import type { Env } from './env.ts';

const NAMES: Readonly<Record<string, string>> = { discord: 'Discord', google: 'Google', github: 'GitHub' };

/** Returns the display name of a sign-in provider, or its id if the provider is unknown. */
export const providerName = (id: string, { OIDC_NAME = 'OpenID' }: Pick<Env, 'OIDC_NAME'>): string =>
  id === 'oidc' ? OIDC_NAME : (NAMES[id] ?? id);
