import type { RelyingParty } from '#data/factors/webauthn.ts';
import type { Env } from './env.ts';

/** Returns the site as passkeys know it. Passkeys stop working when its host name changes. */
export function relyingPartyOf({ SITE_URL }: Pick<Env, 'SITE_URL'>): RelyingParty {
  const { hostname, origin } = new URL(SITE_URL);
  return { id: hostname, name: 'Stargrass', origin };
}
