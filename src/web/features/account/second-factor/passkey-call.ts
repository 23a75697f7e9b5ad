import { apiCall, type CallResult } from '#web/features/account/account-call.ts';

type Failure = Extract<CallResult, { ok: false }>;
type Signed = { readonly ok: true; readonly passkey: object } | Failure;

/** Returns whether this browser has passkeys. They need a secure address. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Returns whether this browser can offer passkeys among the suggestions for a field. */
export const hasPasskeySuggestions = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/**
 * Asks the device to sign the challenge that `path` gives. With `isSuggested`, the browser offers passkeys among the
 * suggestions for a field, and the result comes when one is chosen; any other use of a passkey cancels it.
 */
export const signWithPasskey = (path: string, { isSuggested = false } = {}): Promise<Signed> =>
  ceremony(path, ({ startAuthentication }, options) =>
    startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: isSuggested,
    }),
  );

/** Asks the device for a new passkey with the options that `path` gives. */
export const createPasskey = (path: string): Promise<Signed> =>
  ceremony(path, ({ startRegistration }, options) =>
    startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  );

type Library = typeof import('@simplewebauthn/browser');

// The library is loaded on demand, because few visits use a passkey.
async function ceremony(path: string, perform: (library: Library, options: unknown) => Promise<object>): Promise<Signed> {
  if (!hasPasskeys()) return { ok: false, error: 'unsupported' };
  const [library, options] = await Promise.all([loadLibrary(), apiCall('POST', path, {})]);
  if (!options.ok) return options;
  if (!library) return { ok: false, error: 'CLIENT_FETCH_ERROR' };
  try {
    return { ok: true, passkey: await perform(library, options.body) };
  } catch (error) {
    return { ok: false, error: PASSKEY_ERRORS[(error as Error).name] ?? 'passkey-failed' };
  }
}

const loadLibrary = (): Promise<Library | undefined> => import('@simplewebauthn/browser').catch(() => undefined);

// The browser reports a cancelled and an expired dialog alike.
const PASSKEY_ERRORS: Readonly<Record<string, string>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'registered-before',
};
