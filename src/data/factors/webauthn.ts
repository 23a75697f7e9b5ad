import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { CHALLENGE_MS } from '#domain/accounts/sign-in/second-factor.ts';
import type { PasskeyAssertion, PasskeyAttestation } from '#domain/accounts/sign-in/second-factor-forms.ts';

/** The site as passkeys know it. A passkey is bound to the host name `id` and answers only pages of `origin`. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string };

/** What a browser needs to create a passkey, and to use one. */
export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

export type KnownCredential = { readonly credentialId: Buffer; readonly transports: string[] };
export type StoredKey = KnownCredential & { readonly userId: number; readonly publicKey: Buffer; readonly counter: string };
export type NewKey = KnownCredential & { readonly publicKey: Buffer; readonly counter: number; readonly isSynced: boolean };

const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Returns options for creating a passkey that signs in without a password: discoverable and with user verification. */
export const creationOptions = (
  site: RelyingParty,
  user: { readonly userId: number; readonly handle: string; readonly name: string | null },
  known: readonly KnownCredential[],
): Promise<CreationOptions> =>
  generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: userHandleOf(user.userId),
    userName: user.handle,
    userDisplayName: user.name ?? user.handle,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(describe),
  });

/** Returns options for signing with one of the given passkeys, or with any passkey of the site if none is given. */
export const signingOptions = (site: RelyingParty, known: readonly KnownCredential[]): Promise<RequestOptions> =>
  generateAuthenticationOptions({
    rpID: site.id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: known.map(describe),
  });

/** Returns the challenge that the browser says was signed, or undefined when the text is not readable. */
export function readChallenge({ response }: PasskeyAssertion | PasskeyAttestation): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the new passkey when the browser's response is valid for this site and challenge. */
export async function verifyAttestation(site: RelyingParty, challenge: string, passkey: PasskeyAttestation): Promise<NewKey | undefined> {
  try {
    if (!hasNoCertificate(passkey)) return undefined;
    const { registrationInfo: created } = await verifyRegistrationResponse({
      response: withoutExtensions(passkey) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!created) return undefined;
    const { id, publicKey, counter } = created.credential;
    const transports = passkey.response.transports ?? [];
    return { credentialId: toBuffer(id), publicKey: Buffer.from(publicKey), counter, transports, isSynced: created.credentialBackedUp };
  } catch {
    return undefined; // The library throws for every response that is not valid.
  }
}

/** Returns the new counter when the stored passkey signed the challenge for this site and its device verified the user. */
export async function verifyAssertion(
  site: RelyingParty,
  challenge: string,
  { credentialId, publicKey, counter }: StoredKey,
  passkey: PasskeyAssertion,
): Promise<{ counter: number; isSynced: boolean } | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: withoutExtensions(passkey) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id: credentialId.toString('base64url'), publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
    });
    return verified ? { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp } : undefined;
  } catch {
    return undefined;
  }
}

// Names no person. It is not compared when the passkey signs, because claiming an imported name moves the passkey to
// another account; the device's id of the passkey is unique.
const userHandleOf = (userId: number): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(String(userId)));

const describe = ({ credentialId, transports }: KnownCredential) => ({ id: credentialId.toString('base64url'), transports });

const toBuffer = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

const withoutExtensions = <Passkey extends PasskeyAssertion | PasskeyAttestation>(passkey: Passkey) => ({
  ...passkey,
  clientExtensionResults: {},
});

// Certificates are refused unread: checking them would request the addresses that they name.
function hasNoCertificate({ response }: PasskeyAttestation): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}
