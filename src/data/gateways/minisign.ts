import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

// The file formats of minisign (https://jedisct1.github.io/minisign/). Ed25519 over a BLAKE2b-512 hash of the content.
const HASHED = Buffer.from('ED');
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex'); // PKCS #8 for Ed25519
const PUBLIC_KEY_HEAD = Buffer.from('302a300506032b6570032100', 'hex'); // SPKI for Ed25519
const SECRET_BYTES = 158;
const PUBLIC_BYTES = 42;
const SIGNATURE_BYTES = 74;

/** Signs contents with the site's key. */
export type Signer = {
  /** The public key as `minisign -P` takes it. */
  readonly publicKey: string;
  /** Returns a signature file. The trusted comment is signed too and must be one line. */
  sign(content: Uint8Array, trustedComment: string): string;
};

/** Returns a signer for the second line of a secret key file that `minisign -G -W` made. Throws for any other text. */
export function openSigner(secretKey: string): Signer {
  const bytes = Buffer.from(secretKey, 'base64');
  const isPlain = bytes.length === SECRET_BYTES && bytes.toString('latin1', 0, 2) === 'Ed' && bytes.readUInt16LE(2) === 0;
  if (!isPlain) throw new Error('not an unencrypted minisign key (minisign -G -W)');
  const [keyId, seed, ownPublic] = [bytes.subarray(54, 62), bytes.subarray(62, 94), bytes.subarray(94, 126)];
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  if (!spki.subarray(PUBLIC_KEY_HEAD.length).equals(ownPublic)) throw new Error('the minisign key is damaged');
  return {
    publicKey: Buffer.concat([Buffer.from('Ed'), keyId, ownPublic]).toString('base64'),
    sign(content, trustedComment) {
      if (/[\r\n]/.test(trustedComment)) throw new RangeError('a trusted comment is one line');
      const signature = sign(null, hashOf(content), key);
      const overall = sign(null, Buffer.concat([signature, Buffer.from(trustedComment)]), key);
      const lines = [
        'untrusted comment: signature from a Stargrass key',
        Buffer.concat([HASHED, keyId, signature]).toString('base64'),
        `trusted comment: ${trustedComment}`,
        overall.toString('base64'),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

/** Returns whether a text is a secret key that `openSigner` accepts. */
export function isSigningKey(text: string): boolean {
  try {
    openSigner(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the trusted comment of a signature file, or undefined when this key did not sign exactly this content. */
export function verifySignature(publicKey: string, content: Uint8Array, signatureFile: string): string | undefined {
  const [, line = '', comment = '', overall = ''] = signatureFile.split('\n');
  const [owner, signature] = [Buffer.from(publicKey, 'base64'), Buffer.from(line, 'base64')];
  const trusted = /^trusted comment: (.*)$/.exec(comment)?.[1];
  if (owner.length !== PUBLIC_BYTES || signature.length !== SIGNATURE_BYTES || trusted === undefined) return undefined;
  if (!signature.subarray(0, 2).equals(HASHED) || !signature.subarray(2, 10).equals(owner.subarray(2, 10))) return undefined;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_KEY_HEAD, owner.subarray(10)]), format: 'der', type: 'spki' });
  const own = signature.subarray(10);
  const isGenuine =
    verify(null, hashOf(content), key, own) &&
    verify(null, Buffer.concat([own, Buffer.from(trusted)]), key, Buffer.from(overall, 'base64'));
  return isGenuine ? trusted : undefined;
}

const hashOf = (content: Uint8Array): Buffer => createHash('blake2b512').update(content).digest();
