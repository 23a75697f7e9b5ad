import { csrf, send } from '#tests/support/scenarios/actors.ts';
import type { TestAccount } from './accounts.ts';

/** Returns the cookies that a browser would send back after a response. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

type LoginOptions = {
  readonly callbackUrl?: string;
  readonly headers?: Record<string, string>;
  // Saves a request when many log-ins follow one another.
  readonly token?: Awaited<ReturnType<typeof csrf>>;
};

/** Sends a user ID and password as the log-in form does. */
export async function postLogin(site: string, account: TestAccount, { callbackUrl, headers, token }: LoginOptions = {}): Promise<Response> {
  const { csrfToken, cookie } = token ?? (await csrf(site));
  const form = { ...account, csrfToken, json: 'true', ...(callbackUrl !== undefined && { callbackUrl }) };
  return send(site, { method: 'POST', path: '/api/auth/callback/credentials', form, cookie, ...(headers && { headers }) });
}
