import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newHandle, PASSWORD } from '#tests/support/scenarios/accounts.ts';
import { freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import type { Ask, Received } from './ask.ts';

const PAUSE_MS = 700;
const MOST_POSTS = 50; // less than the limit of 60 posts per player and hour

/** A signed-in player, or undefined when registration or login failed. */
type Player = { readonly cookie: string; readonly handle: string } | undefined;

const jsonOf = (received: Received | undefined) => (received ? JSON.parse(received.text) : undefined);
const cookiesOf = ({ headers }: Received) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Registers a player with an e-mail address and logs in. */
async function join(ask: Ask): Promise<Player> {
  const handle = newHandle();
  const account = { handle, password: PASSWORD };
  const email = `${handle}@example.org`;
  if (!(await ask('register', { method: 'POST', path: '/api/account', json: { ...account, email } }, 201))) return undefined;
  const token = await ask('log in', { path: '/api/auth/csrf' });
  if (!token) return undefined;
  const form = { ...account, csrfToken: jsonOf(token).csrfToken, callbackUrl: '/', json: 'true' };
  const entered = await ask('log in', { method: 'POST', path: '/api/auth/callback/credentials', cookie: cookiesOf(token), form });
  return entered && { handle, cookie: cookiesOf(entered) };
}

/**
 * Registers a player, reads the session, changes the settings, requests a password reset and logs out, repeatedly until
 * `isOver`.
 */
export async function comeAndGo(ask: Ask, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const player = await join(ask);
    if (player) {
      await ask('session', { path: '/api/auth/session', cookie: player.cookie }, 200, player.handle);
      await ask('settings', { method: 'PATCH', path: '/api/account', cookie: player.cookie, json: { name: `Moss ${player.handle}` } });
      await ask('reset', { method: 'POST', path: '/api/account/reset', json: { account: player.handle } }, 202);
      await ask('log out', { method: 'DELETE', path: '/api/account/sessions', cookie: player.cookie }, 204);
    }
    await wait(PAUSE_MS);
  }
}

/**
 * Posts a record, replays the post with its idempotency key, edits the record and writes a keyword, repeatedly until
 * `isOver`. Adds the record ids to `posted`.
 */
export async function play(ask: Ask, posted: Set<string>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const player = await join(ask);
    for (let posts = 0; player && posts < MOST_POSTS && !isOver(); posts += 1) {
      await postAndEdit(ask, player.cookie, posted);
      await writeKeyword(ask, player.cookie);
      await ask('notices', { path: '/api/me/notices', cookie: player.cookie });
      await wait(PAUSE_MS);
    }
    if (!player) await wait(PAUSE_MS);
  }
}

async function postAndEdit(ask: Ask, cookie: string, posted: Set<string>): Promise<void> {
  const { stageId, rule, ...values } = freshDraft();
  const json = { stageId, rule, ...values };
  const post = { method: 'POST', path: '/api/records', cookie, json, headers: { 'idempotency-key': randomUUID() } };
  const created = await ask('post', post, 201);
  if (!created) return;
  const { recordId, revisionId } = jsonOf(created);
  posted.add(recordId);
  await ask('post again', post, 201, `"recordId":"${recordId}"`);
  const edit = { ...values, comment: 'やり直し' };
  await ask('edit', { method: 'PATCH', path: `/api/records/${recordId}`, cookie, json: edit, headers: { 'if-match': `"${revisionId}"` } });
}

async function writeKeyword(ask: Ask, cookie: string): Promise<void> {
  const form = freshKeyword();
  const headers = { 'idempotency-key': randomUUID() };
  const created = jsonOf(await ask('keyword', { method: 'POST', path: '/api/keywords', cookie, json: form, headers }, 201));
  if (!created) return;
  const { uniqueId, revisionId, textRevisionId } = created.data;
  const json = { ...form, text: 'A smaller stone.', base: { revisionId, textRevisionId } };
  await ask('keyword', { method: 'PATCH', path: `/api/keywords/${uniqueId}`, cookie, json });
}
