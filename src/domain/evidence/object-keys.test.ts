import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { PICTURE_FORMATS } from './image-rules.ts';
import { isUploadId, originalKey, parsePictureKey, pictureKey, uploadOfKey } from './object-keys.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const HASH = 'a'.repeat(64);

test("a picture's key can be parsed into its upload, hash and format", () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.constantFrom(...PICTURE_FORMATS),
      (uploadId, bytes, format) => {
        const sha256 = Buffer.from(bytes).toString('hex');
        const key = pictureKey(uploadId, sha256, format);
        expect(parsePictureKey(key)).toEqual({ uploadId, sha256, format });
        expect(uploadOfKey(key)).toBe(uploadId);
      },
    ),
  );
});

test.each([
  '',
  `${ID}/${HASH}.png`,
  `${ID}/${HASH}.webp/`,
  `${ID}/../${HASH}.webp`,
  `/${ID}/${HASH}.webp`,
  `${ID}/${HASH.toUpperCase()}.webp`,
  `${ID.toUpperCase()}/${HASH}.webp`,
  `${ID}/${HASH}.webp\n`,
  `${ID}/${HASH}.webp%00`,
  originalKey(ID),
])('parsePictureKey rejects %j', (key) => {
  expect(parsePictureKey(key)).toBeUndefined();
});

test('isUploadId accepts only a lower-case UUID', () => {
  expect(isUploadId(ID)).toBe(true);
  for (const text of ['', ID.toUpperCase(), `${ID}x`, ` ${ID}`, `${ID}\n`, '../x']) expect(isUploadId(text)).toBe(false);
  expect(uploadOfKey('etc/passwd')).toBeUndefined();
});
