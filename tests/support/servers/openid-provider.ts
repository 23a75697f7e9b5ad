import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type OpenIdProvider = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string; stop(): Promise<void> };

/**
 * Starts a real OpenID provider on loopback. Its sign-in page accepts any login and password. The login is the subject,
 * and `LOGIN@example.org` is the e-mail address.
 */
export async function startOpenIdProvider(port: number, redirectUris: string[]): Promise<OpenIdProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: 'stargrass', client_secret: 'only-between-two-servers-of-one-test' };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: redirectUris, grant_types: ['authorization_code'], response_types: ['code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: id, preferred_username: id, email: `${id}@example.org`, email_verified: true }),
    }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['of a test'] },
  });
  const server = provider.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
