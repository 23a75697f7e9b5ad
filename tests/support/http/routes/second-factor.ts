import { call, type RouteRow, recent, SIGNED_IN } from './route-row.ts';

const NO_PASSKEY = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const ATTESTATION = { ...NO_PASSKEY, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const ASSERTION = { ...NO_PASSKEY, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const UNKNOWN_PASSKEY = '/api/account/passkeys/999999999';

/** Routes for second factors, the second step of signing in, and links "this wasn't me". */
export const SECOND_FACTOR_ROUTES: readonly RouteRow[] = [
  call('GET', '/api/account/second-factor', undefined, SIGNED_IN(200)),
  recent(call('POST', '/api/account/passkeys/options', undefined, SIGNED_IN(200))),
  recent(call('POST', '/api/account/passkeys', { passkey: ATTESTATION }, SIGNED_IN(422))),
  recent(call('PATCH', '/api/account/passkeys/[passkeyId]', { name: 'a key' }, SIGNED_IN(404), UNKNOWN_PASSKEY)),
  recent(call('DELETE', '/api/account/passkeys/[passkeyId]', undefined, SIGNED_IN(404), UNKNOWN_PASSKEY)),
  recent(call('POST', '/api/account/authenticator-app', undefined, SIGNED_IN(201))),
  recent(call('PUT', '/api/account/authenticator-app', { code: '000000' }, SIGNED_IN(422))),
  recent(call('DELETE', '/api/account/authenticator-app', undefined, SIGNED_IN(404))),
  // None of the actors has a second factor.
  recent(call('POST', '/api/account/recovery-codes', undefined, SIGNED_IN(403))),
  call('POST', '/api/account/recent-sign-in/options', undefined, SIGNED_IN(200)),
  call('POST', '/api/account/sign-in/options', undefined, 200),
  call('POST', '/api/account/sign-in/passkey', { passkey: ASSERTION }, 422),
  // No sign-in is pending.
  call('POST', '/api/account/sign-in/second-factor', { code: '123456' }, 401),
  call('POST', '/api/account/not-me', { token: 'x'.repeat(43) }, 422),
];
