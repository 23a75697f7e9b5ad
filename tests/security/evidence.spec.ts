import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { UPLOADS_AN_HOUR } from '#domain/evidence/image-rules.ts';
import { png } from '#tests/fuzz/images/png.ts';
import { createActor, send, type TestActor } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { within } from '#tests/support/patience.ts';
import { drawPicture } from '#tests/support/pictures.ts';
import { freshDraft, post } from '#tests/support/records-api.ts';

const player = () => withE2eDatabase((db) => createActor(db, 'player'));

/** Hands in a file under a name and a type that its sender chose. */
async function upload({ cookie }: TestActor, content: BlobPart, name = 'picture.png', type = 'image/png') {
  const form = new FormData();
  form.set('file', new File([content], name, { type }));
  const answer = await fetch(`${E2E_ORIGIN}/api/uploads`, { method: 'POST', headers: { cookie, origin: E2E_ORIGIN }, body: form });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ...((await answer.json()) as { uploadId?: string; error?: string }),
  };
}

const stateOf = (uploadId: string | undefined) =>
  withE2eDatabase((db) =>
    db
      .selectFrom('uploads')
      .select(['state', 'refusal'])
      .where('upload_id', '=', uploadId ?? '')
      .executeTakeFirst(),
  );

const picturesOf = (uploadId: string) =>
  withE2eDatabase((db) => db.selectFrom('pictures').select(['sha256', 'format']).where('upload_id', '=', uploadId).execute());

test('T06a: what is no picture is refused by its bytes, whatever it is called; what a file is called is never used', async () => {
  const actor = await player();
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
  else expect([415, 422]).toContain(polyglot.status); // by what stands where its size should
});

test('T06b, T06c: a phone’s photo is published without its position, as a picture and nothing else; its original is out of reach', async () => {
  const [actor, other] = [await player(), await player()];
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '139/1 44/1 28/1' } };
  const photo = await drawPicture(400, 300)
    .jpeg()
    .withExif({ ...gps, IFD0: { Copyright: 'planted-canary' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { uploadId = '' } = await upload(actor, Uint8Array.from(photo), 'photo.jpg', 'image/jpeg');
  expect((await post(E2E_ORIGIN, actor, { ...freshDraft(), uploadId })).status).toBe(201);
  await expect.poll(() => stateOf(uploadId)).toMatchObject({ state: 'ready' });

  const pictures = await picturesOf(uploadId);
  expect(pictures).toHaveLength(6);
  for (const { sha256, format } of pictures) {
    const answer = await send(E2E_ORIGIN, { path: `/api/pictures/${uploadId}/${sha256}.${format}` });
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
      expect([path, (await send(E2E_ORIGIN, { path, cookie })).status]).toEqual([path, 404]);
});

test('T07a, T07b: fifty files of 256 megapixels at once are refused by their header, each in a moment', async () => {
  const bomb = png({ width: 16_000, height: 16_000, depth: 1, colour: 0 });
  const actor = await player();
  expect((await upload(actor, Uint8Array.from(bomb))).status).toBe(422); // the way is open and the code is warm
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const started = performance.now();
    expect(await upload(actor, Uint8Array.from(bomb))).toMatchObject({ status: 422, error: 'too-many-pixels' });
    times.push(performance.now() - started);
  }
  expect(Math.min(...times)).toBeLessThan(within(200)); // a busy machine is slow now and then, decoding would be slow each time
  // As many may wait for the database as for anything: the last of a crowd are asked to come again, and then refused as the others.
  const again = async () => {
    const answer = await upload(actor, Uint8Array.from(bomb));
    return answer.status === 503 && answer.retryAfter ? upload(actor, Uint8Array.from(bomb)) : answer;
  };
  const answers = await Promise.all(Array.from({ length: 50 }, again));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  expect((await send(E2E_ORIGIN, { path: '/stage/201' })).status).toBe(200);
});

test('T07d: after 30 pictures in an hour the next is refused, with the time to wait', async () => {
  const actor = await player();
  const dot = Uint8Array.from(await drawPicture(2, 2).png().toBuffer());
  for (let count = 0; count < UPLOADS_AN_HOUR; count += 1) expect((await upload(actor, dot)).status).toBe(201);
  const over = await upload(actor, dot);
  expect(over).toMatchObject({ status: 429, error: 'too-many-uploads' });
  expect(Number(over.retryAfter)).toBeGreaterThan(0);
});
