import { authCall } from './auth-call.ts';
import { broadcastUser } from './broadcast.ts';
import { clearDeviceData } from './device-data.ts';
import { refetchSession } from './session-store.ts';

/** Result of signing in: the error from the returned URL, or the URL to open next. */
export type SignInResult = { readonly ok: boolean; readonly status: number; readonly error: string | null; readonly url: string | null };

/** Pages to open when sign-in is not possible. */
export type AuthPages = { readonly errorPage: string; readonly signInPage: string };

type Options = { readonly callbackUrl: string; readonly handle?: string; readonly password?: string };

/**
 * Signs in. With credentials, returns the result to the caller. Any other provider navigates away. Opens the error page
 * when the providers cannot be loaded, and the sign-in page for an unknown provider.
 */
export async function signIn(provider: string, options: Options, pages: AuthPages): Promise<SignInResult> {
  const providers = await authCall('providers');
  if (!providers.ok || typeof providers.body !== 'object' || providers.body === null) return leaveFor(pages.errorPage, providers.status);
  if (!Object.hasOwn(providers.body, provider)) {
    return leaveFor(`${pages.signInPage}?${new URLSearchParams({ callbackUrl: options.callbackUrl })}`, providers.status);
  }

  const isCredentials = provider === 'credentials';
  const result = readResult(await authCall(`${isCredentials ? 'callback' : 'signin'}/${provider}`, options));
  if (result.error !== null) return result;
  if (isCredentials) await refetchSession();
  else if (result.url !== null) location.assign(result.url);
  return result;
}

/** Signs out in this tab and every other tab. Changes nothing on failure. */
export async function signOut(): Promise<{ readonly error: string | null }> {
  const { ok, status } = await authCall('signout', { callbackUrl: '/' });
  if (!ok) return { error: faultOf(status) };
  await signedOut();
  await refetchSession();
  return { error: null };
}

/**
 * Notifies the other tabs that the session has ended on the server, and deletes what this device stores for its user. This
 * tab is about to navigate.
 */
export async function signedOut(): Promise<void> {
  broadcastUser(null);
  await clearDeviceData();
}

function readResult({ ok, status, body }: Awaited<ReturnType<typeof authCall>>): SignInResult {
  const url = (body as { url?: unknown } | undefined)?.url;
  if (typeof url !== 'string') return { ok: false, status, error: faultOf(status), url: null };
  const error = new URL(url, location.origin).searchParams.get('error');
  return { ok: ok && error === null, status, error, url: error === null ? url : null };
}

// Navigates only if the page is reachable. Otherwise, the browser would show its own error page and lose the form
// input.
async function leaveFor(page: string, status: number): Promise<SignInResult> {
  const reachable = await fetch(page, { method: 'HEAD' }).then(
    (response) => response.ok,
    () => false,
  );
  if (reachable) location.assign(page);
  return { ok: false, status, error: faultOf(status), url: null };
}

const faultOf = (status: number) => (status === 0 ? 'CLIENT_FETCH_ERROR' : 'Unavailable');
