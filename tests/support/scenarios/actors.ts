import { sql } from 'kysely';
import { encode } from 'next-auth/jwt';
import type { Db } from '#data/db.ts';
import { insertAccount, updateRole } from '#data/queries/accounts/accounts.ts';
import { insertBan } from '#data/queries/accounts/bans.ts';
import { randomAddress } from '#tests/support/random-address.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import { newClient, newHandle } from './accounts.ts';

/** Every kind of actor in the route tests. 'player' owns the resource, 'other' does not. */
export const ACTORS = ['visitor', 'player', 'other', 'editor', 'moderator', 'admin', 'banned'] as const;
/**
 * Admins whom guarded routes refuse: one who signed in 11 minutes ago, and one who has had no second factor for 8 days.
 */
export const REFUSED_STAFF = ['staff, re-authentication too old', 'staff, no second factor'] as const;
export type ActorName = (typeof ACTORS)[number] | (typeof REFUSED_STAFF)[number];

export type TestActor = { readonly name: ActorName; readonly userId: number; readonly handle: string; readonly cookie: string };

export const SESSION_COOKIE = 'next-auth.session-token';

/** Creates a user with a session. A visitor has neither an account nor a cookie. */
export async function createActor(db: Db, name: ActorName): Promise<TestActor> {
  if (name === 'visitor') return { name, userId: 0, handle: '', cookie: '' };
  const handle = newHandle();
  const userId = await insertAccount(db, { handle, name: null, language: 'en' });
  if (name === 'editor' || name === 'moderator' || name === 'admin') await updateRole(db, userId, name);
  if (name.startsWith('staff')) await updateRole(db, userId, 'admin');
  if (name === 'staff, no second factor')
    await sql`update users set staff_since = app_now() - interval '8 days' where id = ${userId}`.execute(db);
  if (name === 'banned') await insertBan(db, { userId, scope: 'site', reason: 'a test', bannedBy: null, endsAt: null });
  const { secret } = await beginSession(db, userId, newClient());
  if (name === 'staff, re-authentication too old')
    await sql`update sessions set created_at = app_now() - interval '11 minutes' where user_id = ${userId}`.execute(db);
  return { name, userId, handle, cookie: await sessionCookie({ sid: secret }) };
}

/** Returns a session cookie, encrypted as on the site. */
export async function sessionCookie(token: Record<string, unknown>, secret = process.env.NEXTAUTH_SECRET ?? ''): Promise<string> {
  return `${SESSION_COOKIE}=${await encode({ token, secret })}`;
}

export type Sent = {
  method?: string;
  path: string;
  cookie?: string;
  json?: unknown;
  form?: Record<string, string>;
  file?: BlobPart; // Sent as a file in a form.
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Sends a request as the site's own page would, from an address that no other test uses. Does not follow redirects. */
export function send(site: string, { method = 'GET', path, cookie = '', json, form, file, headers = {}, signal }: Sent): Promise<Response> {
  const body = json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : file && fileForm(file);
  const type = json !== undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  return fetch(site + path, {
    method,
    redirect: 'manual',
    headers: {
      cookie,
      'x-forwarded-for': randomAddress(),
      ...(method !== 'GET' && { origin: site }),
      // A form with a file sets its own content type.
      ...(typeof body === 'string' && { 'content-type': type }),
      ...headers,
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
}

function fileForm(content: BlobPart): FormData {
  const form = new FormData();
  form.set('file', new File([content], 'picture.png'));
  return form;
}

/** Returns the CSRF token that next-auth requires with every form, and its cookie. */
export async function csrf(site: string): Promise<{ csrfToken: string; cookie: string }> {
  const answer = await send(site, { path: '/api/auth/csrf' });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return {
    csrfToken,
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}
