import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signedIn, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import type { Deps } from '#usecases/deps.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import type { DecodeImage } from './decode-image.ts';
import { processUpload } from './process-upload.ts';

const SCREENSHOTS = rounds(25, 500);
const deps: Deps = { ...openTestDatabase().deps, storage: openTestStorage('directory').storage };

/** Posts a record with a picture as a new player. Returns the upload's state and the picture's hashes. */
async function postWith(file: Uint8Array, decode: DecodeImage, score: number) {
  const userId = await createPlayer(deps);
  const uploadId = await upload(deps, file, userId);
  await processUpload(deps, decode, uploadId);
  const form = { stageId: 201, rule: 21, score: String(score), console: 1, videoUrl: 'https://youtu.be/aaaaaaaaaaa', uploadId };
  expect(await postRecord(deps, signedIn(userId), crypto.randomUUID(), form)).toMatchObject({ ok: true });
  return deps.db
    .selectFrom('uploads')
    .select(['state', 'original_hash as file', 'pixel_hash as pixels', 'difference_hash as look'])
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow();
}

test('T09a: accepts a copy of a picture, and its pixel hash matches even if it was re-encoded losslessly', async () => {
  const decode = createDecoder();
  const photo = await drawPicture(200, 100)
    .png()
    .withExif({ IFD0: { Copyright: 'Moss' } })
    .toBuffer();
  const first = await postWith(photo, decode, 20_000);
  const same = await postWith(photo, decode, 20_001);
  expect(same).toEqual(first);
  for (const copy of [await sharp(photo).png().toBuffer(), await sharp(photo).webp({ lossless: true }).toBuffer()]) {
    const known = await postWith(copy, decode, 20_002);
    expect(known.file).not.toBe(first.file);
    expect([known.state, known.pixels, known.look]).toEqual(['ready', first.pixels, first.look]);
  }
});

test(`T09c: accepts all of ${SCREENSHOTS} genuine screenshots of one stage that have the same difference hash`, async () => {
  const [file, decoder] = [await drawPicture(40, 30).png().toBuffer(), createDecoder()];
  const decoded = await decoder(file);
  if (!decoded.ok) throw new Error(decoded.error);
  for (let count = 0; count < SCREENSHOTS; count += 1) {
    // The fake decoder returns the same difference hash and a new pixel hash each time, because decoding every
    // screenshot would take minutes.
    const pixelHash = count.toString(16).padStart(64, '0');
    const known = await postWith(file, async () => ({ ok: true, value: { ...decoded.value, pixelHash } }), 10_000 + count);
    expect([known.state, known.look]).toEqual(['ready', decoded.value.differenceHash]);
  }
});
