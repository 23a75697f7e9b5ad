import { codeAt } from '#data/factors/totp.ts';
import { findAuthenticatorApp } from '#data/queries/accounts/authenticator-apps.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { confirmAuthenticatorApp, createAuthenticatorKey } from '#usecases/second-factor/authenticator-app.ts';
import { addPasskey, getPasskeyOptions } from '#usecases/second-factor/manage-passkeys.ts';
import { newPasskeyDevice } from './passkey-device.ts';

type Answered<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string };

/** Returns the value of a use case's answer. Throws if the call was refused. */
export function granted<Value>(answer: Answered<Value>): Value {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Registers a passkey of a new device for the session's user, who must have signed in recently. */
export async function registerPasskey(deps: Deps, session: Session) {
  const device = newPasskeyDevice({ origin: deps.relyingParty.origin });
  const created = device.register(granted(await getPasskeyOptions(deps, session)));
  const { passkey, recoveryCodes = [] } = granted(await addPasskey(deps, session, { passkey: created }));
  return { device, passkeyId: passkey.id, recoveryCodes };
}

/**
 * Registers an authenticator app for the session's user, who must have signed in recently. Its first code is used up;
 * `code` returns the code that the app shows now, or some seconds from now.
 */
export async function registerApp(deps: Deps, session: Session) {
  granted(await createAuthenticatorKey(deps, session));
  const key = (await findAuthenticatorApp(deps.db, session.userId))?.key ?? Buffer.alloc(0);
  const code = async (inSeconds = 0) => codeAt(key, new Date((await readClock(deps.db)).getTime() + inSeconds * 1_000));
  const { recoveryCodes = [] } = granted(await confirmAuthenticatorApp(deps, session, await code()));
  return { code, recoveryCodes };
}
