import 'server-only';
import Discord from 'next-auth/providers/discord';
import GitHub from 'next-auth/providers/github';
import Google from 'next-auth/providers/google';
import type { Provider } from 'next-auth/providers/index';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { env } from '#web/server/env.ts';
import { providerName } from '#wiring/provider-name.ts';

type Keys = { clientId: string; clientSecret: string };

const CHECKS = { checks: ['pkce', 'state'] as ('pkce' | 'state')[], httpOptions: { timeout: 5_000 } };

const keysOf = (clientId: string | undefined, clientSecret: string | undefined): Keys | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined;

/** Returns the sign-in providers for which the operator has configured keys. */
export function oauthProviders(): Provider[] {
  const given = env();
  const discord = keysOf(given.DISCORD_CLIENT_ID, given.DISCORD_CLIENT_SECRET);
  const google = keysOf(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET);
  const github = keysOf(given.GITHUB_CLIENT_ID, given.GITHUB_CLIENT_SECRET);
  const oidc = keysOf(given.OIDC_CLIENT_ID, given.OIDC_CLIENT_SECRET);
  const issuer = given.OIDC_ISSUER;
  return [
    ...(discord ? [Discord({ ...discord, ...CHECKS })] : []),
    ...(google ? [Google({ ...google, ...CHECKS })] : []),
    ...(github ? [GitHub({ ...github, ...CHECKS })] : []),
    ...(oidc && issuer ? [openIdProvider(issuer, providerName('oidc', given), oidc)] : []),
  ];
}

type Claims = { sub: string; name?: string; preferred_username?: string; email?: string };

function openIdProvider(issuer: string, name: string, keys: Keys): OAuthConfig<Claims> {
  return {
    id: 'oidc',
    name,
    type: 'oauth',
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid profile email' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    httpOptions: CHECKS.httpOptions,
    profile: ({ sub, name: given, email }) => ({ id: sub, name: given ?? null, email: email ?? null }),
    ...keys,
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.length <= 1_000 ? value : null);

/**
 * Returns the account name at the provider: `preferred_username` for OpenID, `login` for GitHub, `username` for
 * Discord.
 */
export function usernameIn(profile: object | undefined): string | null {
  const claims = (profile ?? {}) as Record<string, unknown>;
  return text(claims.preferred_username) ?? text(claims.login) ?? text(claims.username);
}
