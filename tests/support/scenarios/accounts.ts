import { randomBytes } from 'node:crypto';
import { randomAddress } from '#tests/support/random-address.ts';
import type { NewSession } from '#usecases/accounts/begin-session.ts';
import type { Client } from '#usecases/accounts/client.ts';
import { getSession, type Session } from '#usecases/accounts/get-session.ts';
import { isPending, type PendingSignIn } from '#usecases/accounts/pending/enter-account.ts';
import { register } from '#usecases/accounts/register.ts';
import { signIn } from '#usecases/accounts/sign-in.ts';
import type { Deps } from '#usecases/deps.ts';

export const PASSWORD = 'quiet fern lantern';

/** Returns a client with an address that no other test uses, so that tests do not share rate limits. */
export const newClient = (device: string | null = null): Client => ({
  address: randomAddress(),
  agent: 'a test',
  device,
});

/** Returns a random handle without characters that look alike. */
export const newHandle = (): string => `t-${Array.from(randomBytes(10), (byte) => 'acdefghkprst'[byte % 12]).join('')}`;

/** Registers an account and returns its handle. */
export async function openAccount(deps: Deps, more: { handle?: string; name?: string; email?: string } = {}): Promise<string> {
  const handle = more.handle ?? newHandle();
  const answer = await register(deps, { handle, password: PASSWORD, ...more }, newClient());
  if (!answer.ok) throw new Error(`no account: ${JSON.stringify(answer)}`);
  return handle;
}

/** Signs in and returns the session secret. */
export async function signInAs(deps: Deps, handle: string, password = PASSWORD, client = newClient()): Promise<string> {
  const answer = await signIn(deps, { handle, password }, client);
  if (!answer.ok) throw new Error(`not signed in: ${answer.error}`);
  return startedSession(answer.value).secret;
}

/** Returns the session that a sign-in has begun. Throws if it waits for the second factor. */
export function startedSession(entered: NewSession | PendingSignIn): NewSession {
  if (isPending(entered)) throw new Error('the sign-in waits for the second factor');
  return entered;
}

/** Returns the session for a secret. Throws if the session has ended. */
export async function sessionOf(deps: Deps, secret: string): Promise<Session> {
  const session = await getSession(deps, secret);
  if (!session) throw new Error('the session has ended');
  return session;
}
