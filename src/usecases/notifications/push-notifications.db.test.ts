import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { deleteSession } from '#data/queries/accounts/sessions.ts';
import { MOST_PUSH_DEVICES } from '#domain/notifications/push-subscription.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, sessionOf } from '#tests/support/scenarios/accounts.ts';
import { newReader, notificationsOf, postScore, runNotificationJobs } from '#tests/support/scenarios/notifications-site.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import type { Deps } from '#usecases/deps.ts';
import { createPush } from '#wiring/create-push.ts';
import { getPushState, subscribeToPush, unsubscribeFromPush } from './manage-push.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { pushNotifications } from './push-notifications.ts';

const { db, deps: plainDeps, url } = openTestDatabase();
const vapid = webPush.generateVAPIDKeys();
const keys = { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey, VAPID_SUBJECT: 'mailto:us@example.org' };
const deps: Deps = { ...plainDeps, push: createPush(keys) };

// A fake push service on loopback, which responds with the status in the path and stores the requests.
type Received = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: Buffer };
const received: Received[] = [];
let service: Server;
let origin: string;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(Number(request.url?.split('/')[1] ?? 201), { location: '/201/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());
const cameTo = (path: string) => received.filter((one) => one.path === path);

/** The private keys of a browser's push subscription. */
type Browser = { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer };

/**
 * Subscribes a browser at a path on the fake push service. Inserts the row directly, because the service's URL is not
 * https.
 */
async function addDevice({ userId, sessionId }: Session, path: string): Promise<Browser> {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16);
  const row = { session_id: sessionId, user_id: userId, endpoint: origin + path, p256dh, auth: auth.toString('base64url') };
  await db.insertInto('push_subscriptions').values(row).execute();
  return { ecdh, auth };
}

/** Decrypts a push message as its browser does (RFC 8291, aes128gcm). */
function unseal({ ecdh, auth }: Browser, body: Buffer): unknown {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)); // everything after the last brace is padding
}

/** Returns the claims of a push message's token after verifying its signature with the site's key. */
function claimsIn(authorization = ''): unknown {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  expect(key).toBe(vapid.publicKey);
  const raw = Buffer.from(key, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const [head, claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

let stage = 200;
/** Lets another player pass the reader on a new board and runs the notification jobs. */
async function pass(reader: Session, using = deps): Promise<void> {
  stage += 1;
  await postScore(using, reader, 30_000, stage);
  await postScore(using, await newReader(using), 31_000, stage);
  await runNotificationJobs(using, url);
}
const devicesOf = async ({ userId }: Session) =>
  (await db.selectFrom('push_subscriptions').select('session_id').where('user_id', '=', userId).execute()).length;

test("sends encrypted, signed push messages in the reader's language, and deletes a device that responds 410", async () => {
  const fern = await newReader(deps);
  const elsewhere = await sessionOf(deps, (await beginSession(db, fern.userId, newClient())).secret);
  await changeSettings(deps, fern, { language: 'ja' });
  const browser = await addDevice(fern, '/201/fern');
  await addDevice(elsewhere, '/410/fern');
  await pass(fern);
  const [message, ...more] = cameTo('/201/fern');
  expect(more).toEqual([]);
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(claimsIn(message?.headers.authorization)).toMatchObject({ aud: origin, sub: 'mailto:us@example.org' });
  const [notification] = (await notificationsOf(deps, fern)).notifications;
  expect(message?.body.toString()).not.toContain('Fern');
  expect(unseal(browser, message?.body ?? Buffer.alloc(0))).toEqual({
    title: '星草',
    body: expect.stringContaining('Fernに抜かれました'),
    url: `/ja${notification?.route}`,
    tag: `notice-${notification?.id}`,
    lang: 'ja',
  });
  expect(cameTo('/410/fern')).toHaveLength(1);
  expect(await devicesOf(fern)).toBe(1);
});

test('deletes a device that responds 404, retries failed push messages and follows no redirects', async () => {
  const fern = await newReader(deps);
  await addDevice(fern, '/404/x');
  await pass(fern);
  expect(await devicesOf(fern)).toBe(0);
  for (const status of [500, 307]) {
    const reader = await newReader(deps);
    await addDevice(reader, `/${status}/x`);
    await pass(reader);
    await expect(pushNotifications(deps, reader.userId)).rejects.toThrow(`responded ${status}`);
    expect(await devicesOf(reader)).toBe(1);
    const { rows } = await sql<{ attempts: number }>`
      select attempts from graphile_worker._private_jobs where key = ${`push-notifications/${reader.userId}`}`.execute(db);
    expect(rows).toEqual([{ attempts: 1 }]);
  }
  expect(cameTo('/201/elsewhere')).toEqual([]);
});

test('sends no push message for read notifications, for ended sessions or when push keys are missing', async () => {
  const [reader, ended, keyless] = [await newReader(deps), await newReader(deps), await newReader(deps)];
  await addDevice(reader, '/201/reader');
  await pass(reader);
  await markNotificationsRead(deps, reader, { upTo: (await notificationsOf(deps, reader)).notifications[0]?.id ?? '' });
  await pushNotifications(deps, reader.userId);
  expect(cameTo('/201/reader')).toHaveLength(1);
  await addDevice(ended, '/201/ended');
  await deleteSession(db, ended.userId, ended.sessionId);
  await pass(ended);
  await addDevice(keyless, '/201/keyless');
  await pass(keyless, plainDeps);
  for (const path of ['/201/ended', '/201/keyless']) expect(cameTo(path), path).toEqual([]);
  expect(await getPushState(plainDeps, keyless)).toBeUndefined();
  expect(createPush({ ...keys, VAPID_SUBJECT: undefined })).toBeUndefined();
});

test('a browser belongs to the last session that subscribed it, and the oldest device is deleted above the limit', async () => {
  const [fern, moss] = [await newReader(deps), await newReader(deps)];
  const form = (name: string | number) => ({
    endpoint: `https://web.push.apple.com/${name}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  });
  expect(await subscribeToPush(deps, fern, form('shared'))).toMatchObject({ ok: true });
  await subscribeToPush(deps, fern, form('again'));
  expect(await devicesOf(fern)).toBe(1);
  expect(await getPushState(deps, fern)).toEqual({ publicKey: vapid.publicKey, isOn: true });
  await subscribeToPush(deps, moss, form('again'));
  expect([await devicesOf(fern), await devicesOf(moss)]).toEqual([0, 1]);
  for (let count = 0; count < MOST_PUSH_DEVICES + 2; count += 1) {
    const session = await sessionOf(deps, (await beginSession(db, fern.userId, newClient())).secret);
    await subscribeToPush(deps, session, form(count));
  }
  expect(await devicesOf(fern)).toBe(MOST_PUSH_DEVICES);
  await unsubscribeFromPush(deps, moss);
  expect(await getPushState(deps, moss)).toMatchObject({ isOn: false });
  expect(await subscribeToPush(plainDeps, moss, form('no keys'))).toMatchObject({ error: 'not-found' });
  expect(await subscribeToPush(deps, { ...moss, bans: ['site'] }, form('banned'))).toMatchObject({ error: 'not-allowed' });
});
