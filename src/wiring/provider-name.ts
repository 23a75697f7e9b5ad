import type { Env } from './env.ts';

const NAMES: Readonly<Record<string, string>> = { discord: 'Discord', google: 'Google', github: 'GitHub' };

/** What a provider is called; one that the site does not know any more goes by its id. */
export const providerName = (id: string, { OIDC_NAME = 'OpenID' }: Pick<Env, 'OIDC_NAME'>): string =>
  id === 'oidc' ? OIDC_NAME : (NAMES[id] ?? id);
