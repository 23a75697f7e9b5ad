import { expect, test } from 'vitest';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { metadataIn } from './metadata-in.ts';

test.each(['webp', 'avif'] as const)('metadataIn finds exactly the planted metadata in a %s', async (format) => {
  const plain = await drawPicture()[format]().toBuffer();
  expect(metadataIn(plain, format)).toEqual([]);
  const planted = [
    drawPicture().withExif({ IFD0: { Artist: 'somebody' } }),
    drawPicture().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
    drawPicture().withIccProfile('p3'),
  ];
  for (const picture of planted) expect(metadataIn(await picture[format]().toBuffer(), format)).not.toEqual([]);
  expect(metadataIn(Buffer.concat([plain, Buffer.from('<script>')]), format)).not.toEqual([]);
});
