import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const SECRET_FILE = '.services/auth-secret'; // persistent, so that a restart does not sign anyone out

/** Sets NEXTAUTH_SECRET to the secret of `npm run dev`, which it creates on first use, unless it is already set. */
export function loadDevSecret(): void {
  if (!existsSync(SECRET_FILE)) writeFileSync(SECRET_FILE, randomBytes(33).toString('base64'), { mode: 0o600 });
  process.env.NEXTAUTH_SECRET ??= readFileSync(SECRET_FILE, 'utf8');
}
