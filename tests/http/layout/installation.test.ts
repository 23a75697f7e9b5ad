import sharp from 'sharp';
import { expect, test } from 'vitest';
import { get, getPage } from '#tests/support/http/request.ts';

test('the site can be installed, and its manifest lists icons with their real sizes', async () => {
  const { root } = await getPage('/ja');
  const manifest = await (await get(root.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Stargrass / 星草', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await get(src);
    expect(response.headers.get('content-type')).toBe(type);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
