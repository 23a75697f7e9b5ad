import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreationOptions, RequestOptions } from '#data/factors/webauthn.ts';
import type { PasskeyAssertion, PasskeyAttestation } from '#domain/accounts/sign-in/second-factor-forms.ts';

type Faults = {
  readonly origin?: string; // page that asks
  readonly rpId?: string; // site for which the passkey signs
  readonly isUserVerified?: boolean;
  readonly counter?: number; // 0: the device does not count
  readonly isSynced?: boolean;
  readonly type?: string;
  readonly certificate?: Uint8Array; // of the device's maker
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const SYNCABLE = 0x08;
const SYNCED = 0x10;
const HAS_KEY = 0x40;

/** A passkey device in software, with one passkey. It answers options as a browser on the site's pages does. */
export function newPasskeyDevice({ origin = 'https://site.example' }: { readonly origin?: string } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';
  let rpId = '';
  let counter = 0;

  const authenticatorData = (flags: number, faults: Faults, key: Uint8Array = Buffer.alloc(0)): Buffer => {
    counter = faults.counter ?? counter + 1;
    const verified = faults.isUserVerified === false ? 0 : USER_VERIFIED;
    const synced = faults.isSynced ? SYNCABLE | SYNCED : 0;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | USER_PRESENT | verified | synced);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([
      createHash('sha256')
        .update(faults.rpId ?? rpId)
        .digest(),
      head,
      key,
    ]);
  };

  const clientData = (type: string, challenge: string, faults: Faults): Buffer =>
    Buffer.from(JSON.stringify({ type: faults.type ?? type, challenge, origin: faults.origin ?? origin, crossOrigin: false }));

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    /** Creates the passkey, as `navigator.credentials.create`. */
    register(options: CreationOptions, faults: Faults = {}): PasskeyAttestation {
      userHandle = options.user.id;
      rpId = options.rp.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2], // elliptic curve
          [3, -7], // ES256
          [-1, 1], // P-256
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(HAS_KEY, faults, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
          ['fmt', faults.certificate ? 'packed' : 'none'],
          ['attStmt', new Map(faults.certificate && [['x5c', [faults.certificate]]])],
          ['authData', authData],
        ]),
      );
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, faults)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },

    /** Signs a challenge, as `navigator.credentials.get`. */
    sign(options: RequestOptions, faults: Faults = {}): PasskeyAssertion {
      const data = authenticatorData(0, faults);
      const client = clientData('webauthn.get', options.challenge, faults);
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      };
      return { ...credential, response };
    },
  };
}

export type PasskeyDevice = ReturnType<typeof newPasskeyDevice>;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
