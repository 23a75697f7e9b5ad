import type { Env } from './env.ts';

const NAMES: Readonly<Record<string, string>> = { discord: 'Discord', google: 'Google', github: 'GitHub' };

/** The display name of a provider; an unknown one is shown by its id. */
export const providerName = (id: string, { OIDC_NAME = 'OpenID' }: Pick<Env, 'OIDC_NAME'>): string =>
  id === 'oidc' ? OIDC_NAME : (NAMES[id] ?? id);
