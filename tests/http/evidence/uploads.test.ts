import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { insertUpload } from '#data/queries/evidence/uploads.ts';
import { UPLOADS_AN_HOUR } from '#domain/evidence/image-rules.ts';
import { png } from '#tests/fuzz/images/png.ts';
import { rounds } from '#tests/support/rounds.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { createActor, send, type TestActor } from '#tests/support/scenarios/actors.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const { url } = postingSite();
const createPlayer = () => withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));

/** Uploads a file with a name and a type that the client chooses. */
async function upload({ cookie }: TestActor, content: BlobPart, name = 'picture.png', type = 'image/png') {
  const form = new FormData();
  form.set('file', new File([content], name, { type }));
  const answer = await fetch(`${url}/api/uploads`, { method: 'POST', headers: { cookie, origin: url }, body: form });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, ...((await answer.json()) as { uploadId?: string; error?: string }) };
}

const stateOf = (uploadId = '') =>
  withSiteDatabase(postingSite(), (db) =>
    db.selectFrom('uploads').select(['state', 'refusal']).where('upload_id', '=', uploadId).executeTakeFirst(),
  );

const picturesOf = (uploadId: string) =>
  withSiteDatabase(postingSite(), (db) =>
    db.selectFrom('pictures').select(['sha256', 'format']).where('upload_id', '=', uploadId).execute(),
  );

test('T06a: files that are not pictures are rejected because of their bytes, whatever their name and type', async () => {
  const actor = await createPlayer();
  const script = '<script>alert(1)</script>';
  for (const [content, name, type] of [
    [`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'a.png', 'image/png'],
    [`<!doctype html>${script}`, 'a.jpg', 'image/jpeg'],
    ['%PDF-1.7', 'a.png', 'image/png'],
    ['PK\u0003\u0004', 'a.png', 'image/png'],
    ['II*\0', 'a.png', 'image/png'],
    ['', 'a.png', 'image/png'],
  ] as const)
    expect([name, content, (await upload(actor, content, name, type)).status]).toEqual([name, content, 415]);

  const dot = Uint8Array.from(await drawPicture(2, 2).png().toBuffer());
  for (const name of ['../../x.png', 'a.png%00.html', `${'n'.repeat(300)}.png`, 'CON', '\u202egnp.exe', 'a.html']) {
    const { status, uploadId } = await upload(actor, dot, name, 'text/html');
    expect([name, status]).toEqual([name, 201]);
    expect(uploadId).toMatch(/^[0-9a-f-]{36}$/);
  }
  const polyglot = await upload(actor, `GIF89a/*${' '.repeat(64)}*/=1;alert(1)//`, 'a.gif', 'image/gif');
  if (polyglot.status === 201) await expect.poll(() => stateOf(polyglot.uploadId)).toMatchObject({ state: 'refused' });
  // Rejected because of the type or the size in the header.
  else expect([415, 422]).toContain(polyglot.status);
});

test('T06b, T06c: a phone photo is published without its GPS position, and its original cannot be downloaded', async () => {
  const [actor, other] = [await createPlayer(), await createPlayer()];
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '139/1 44/1 28/1' } };
  const photo = await drawPicture(400, 300)
    .jpeg()
    .withExif({ ...gps, IFD0: { Copyright: 'planted-canary' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { uploadId = '' } = await upload(actor, Uint8Array.from(photo), 'photo.jpg', 'image/jpeg');
  expect((await post(url, actor, { ...freshDraft(), uploadId })).status).toBe(201);
  await expect.poll(() => stateOf(uploadId)).toMatchObject({ state: 'ready' });

  const pictures = await picturesOf(uploadId);
  expect(pictures).toHaveLength(6);
  for (const { sha256, format } of pictures) {
    const answer = await send(url, { path: `/api/pictures/${uploadId}/${sha256}.${format}` });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('planted-canary')).toBe(false);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  }
  for (const { cookie } of [actor, other, { cookie: '' }])
    for (const path of [
      `/api/pictures/${uploadId}/original`,
      `/${uploadId}/original`,
      `/api/uploads/${uploadId}`,
      `/api/pictures/${randomUUID()}/x.webp`,
    ])
      expect([path, (await send(url, { path, cookie })).status]).toEqual([path, 404]);
});

test('T07a, T07b: concurrent uploads of 256 megapixels are rejected because of their header alone', async () => {
  const actor = await createPlayer();
  const bomb = Uint8Array.from(png({ width: 16_000, height: 16_000, depth: 1, colour: 0 }));
  // Only the signature and the IHDR chunk, so there is nothing to decode.
  const headerAlone = bomb.slice(0, 33);
  expect(await upload(actor, headerAlone)).toMatchObject({ status: 422, error: 'too-many-pixels' });
  const answers = await runAtOnce(rounds(10, 40), Array.from({ length: rounds(10, 50) }), () => upload(actor, bomb));
  expect(new Set(answers.map(({ status, error }) => `${status} ${error}`))).toEqual(new Set(['422 too-many-pixels']));
  expect((await send(url, { path: '/stage/201' })).status).toBe(200);
});

test('T07d: after 30 pictures in an hour, the next upload gets 429 with Retry-After', async () => {
  const actor = await createPlayer();
  await withSiteDatabase(postingSite(), async (db) => {
    const stored = { userId: actor.userId, originalHash: '0'.repeat(64), originalBytes: 1 };
    for (let count = 1; count < UPLOADS_AN_HOUR; count += 1) await insertUpload(db, { uploadId: randomUUID(), ...stored });
  });
  const dot = Uint8Array.from(await drawPicture(2, 2).png().toBuffer());
  expect((await upload(actor, dot)).status).toBe(201);
  const over = await upload(actor, dot);
  expect(over).toMatchObject({ status: 429, error: 'too-many-uploads' });
  expect(Number(over.retryAfter)).toBeGreaterThan(0);
});
