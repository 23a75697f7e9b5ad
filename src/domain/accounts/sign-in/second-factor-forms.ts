import { z } from 'zod';
import { INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';
import { form, NEEDED, words } from '#domain/shared/form.ts';

/** Longest name of a passkey, in user-perceived characters and in UTF-16 code units. */
const NAME_LENGTH = { characters: 40, units: 640 };
/** Largest body of a request that contains a passkey's response, in bytes. */
export const PASSKEY_BYTES = 32_768;

const INVALID = 'passkey-invalid';
const base64url = (most: number) =>
  z
    .string(INVALID)
    .max(most, { error: INVALID, abort: true })
    .regex(/^[\w-]+$/, INVALID);
// Fields that the site does not use are dropped: browsers send more of them with every version.
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, NEEDED);

const credential = { id: base64url(1_364), rawId: base64url(1_364), type: z.literal('public-key', INVALID) };
const clientDataJSON = base64url(8_192);

/** A browser's response to the request to create a passkey. */
export const passkeyAttestation = object({
  ...credential,
  response: object({
    clientDataJSON,
    attestationObject: base64url(16_384),
    transports: z
      .array(z.string(INVALID).regex(/^[a-z-]{1,32}$/, INVALID), INVALID)
      .max(8, INVALID)
      .optional(),
  }),
});

/** A browser's response to the request to sign with a passkey. */
export const passkeyAssertion = object({
  ...credential,
  response: object({
    clientDataJSON,
    authenticatorData: base64url(4_096),
    signature: base64url(2_048),
    userHandle: base64url(128).nullish(),
  }),
});

const name = words(NAME_LENGTH.characters, INVISIBLE_IN_NAME).refine((typed) => typed.length <= NAME_LENGTH.units, 'too-long');

/** A code of an authenticator app or a recovery code, as typed. */
export const secondFactorCode = z.string(NEEDED).trim().min(1, 'required').max(64, 'code-wrong');

export const newPasskeyForm = form({ name: name.optional(), passkey: passkeyAttestation });
export const passkeyNameForm = form({ name });
export const authenticatorCodeForm = form({ code: secondFactorCode });

export type PasskeyAttestation = z.output<typeof passkeyAttestation>;
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
export type NewPasskeyForm = z.output<typeof newPasskeyForm>;
