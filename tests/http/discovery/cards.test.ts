import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/shared/language.ts';
import { saveScreenshot } from '#tests/support/browser/screenshot.ts';
import { get } from '#tests/support/http/request.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { localePath } from '#web/i18n/locales.ts';

async function fetchCard(path: string): Promise<Buffer> {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
  const picture = Buffer.from(await response.arrayBuffer());
  const { width, height } = await sharp(picture).metadata();
  expect([width, height], path).toEqual([1200, 630]);
  return picture;
}

let siteCard: Buffer;
beforeAll(async () => {
  siteCard = await fetchCard('/card.png');
});

for (const [name, pathOf] of [
  ['site', async () => ''],
  ['stage', async () => '/stage/218'],
  ['total', async () => '/total/1'],
  ['player', async () => `/user/${(await rankedHandles('position'))[0]}`],
  ['event', async () => '/limited/151101'],
] as const) {
  test(`the ${name} has a link preview image of 1200 by 630 pixels in each language`, async () => {
    const path = await pathOf();
    const cardIn = async (locale: Language) => {
      const picture = await fetchCard(localePath(locale, `${path}/card.png`));
      saveScreenshot(picture, `${name}-card.${locale}`);
      return picture;
    };
    const [english, japanese] = [await cardIn('en'), await cardIn('ja')];
    expect(english.equals(japanese)).toBe(false);
    expect(english.equals(siteCard)).toBe(name === 'site');
  });
}

test('the link preview image of a stage differs between rules', async () => {
  const [home, other] = [await fetchCard('/stage/201/card.png'), await fetchCard('/stage/201/card.png?rule=23')];
  expect(other.equals(home)).toBe(false);
});
