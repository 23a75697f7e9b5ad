import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const WINDOW = 1; // steps before and after the current one, for clocks that differ and codes typed late

const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }; // the only form that every app supports

const secretOf = (key: Buffer): Secret => new Secret({ buffer: Uint8Array.from(key).buffer });

/** Returns a key as the text that people type into an app, and as the address that an app reads from a QR code. */
export function describeKey(key: Buffer, site: string, handle: string): { key: string; uri: string } {
  const secret = secretOf(key);
  return { key: secret.base32, uri: new TOTP({ ...FORM, secret, issuer: site, label: handle }).toString() };
}

/** Returns the time step whose code this is, if it is at most one step away from `now`. */
export function stepOfCode(key: Buffer, code: string, now: Date): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined; // The library throws for six characters that are not ASCII.
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...FORM, token: code, secret: secretOf(key), timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

/** Returns the code that an app shows at a time. */
export const codeAt = (key: Buffer, now: Date): string => TOTP.generate({ ...FORM, secret: secretOf(key), timestamp: now.getTime() });
