import { authCall } from './auth-call.ts';
import { broadcastUser } from './broadcast.ts';
import { refetchSession } from './session-store.ts';

/** What came of signing in: the error that the returned address carries, or where to go now. */
export type SignInResult = { readonly ok: boolean; readonly status: number; readonly error: string | null; readonly url: string | null };

/** Where the browser is sent when there is nothing to sign in with. */
export type AuthPages = { readonly errorPage: string; readonly signInPage: string };

type Options = { readonly callbackUrl: string; readonly handle?: string; readonly password?: string };

/**
 * Signs in. With credentials the caller gets the result and goes on; any other provider takes the browser away.
 * Providers that cannot be loaded lead to the error page, an unknown one to the sign-in page.
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

/** Signs out here and in every other tab. On failure all is as before. */
export async function signOut(): Promise<{ readonly error: string | null }> {
  const { ok, status } = await authCall('signout', { callbackUrl: '/' });
  if (!ok) return { error: faultOf(status) };
  signedOut();
  await refetchSession();
  return { error: null };
}

/** The session has ended on the server: the other tabs hear of it at once; this one is about to leave. */
export const signedOut = (): void => broadcastUser(null);

function readResult({ ok, status, body }: Awaited<ReturnType<typeof authCall>>): SignInResult {
  const url = (body as { url?: unknown } | undefined)?.url;
  if (typeof url !== 'string') return { ok: false, status, error: faultOf(status), url: null };
  const error = new URL(url, location.origin).searchParams.get('error');
  return { ok: ok && error === null, status, error, url: error === null ? url : null };
}

// A page that cannot be drawn either would leave the reader with the browser's own error, and without what was typed.
async function leaveFor(page: string, status: number): Promise<SignInResult> {
  const reachable = await fetch(page, { method: 'HEAD' }).then(
    (response) => response.ok,
    () => false,
  );
  if (reachable) location.assign(page);
  return { ok: false, status, error: faultOf(status), url: null };
}

const faultOf = (status: number) => (status === 0 ? 'CLIENT_FETCH_ERROR' : 'Unavailable');
