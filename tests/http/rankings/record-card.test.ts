import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { saveScreenshot } from '#tests/support/browser/screenshot.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { stageStats } from '#tests/support/sites/demo-stats.ts';
import { localePath } from '#web/i18n/locales.ts';

// Matches the texts to share in the props of the client component.
const LINES = /"lines":\{"en":"Carousel Undercroft [\d,]+, \d+(?:st|nd|rd|th)","ja":"[^"]+ [\d,]+[^"]*"/;

for (const locale of LANGUAGES)
  test(`a record page has a text to share in either language and a link preview image of 1200 by 630 pixels: ${locale}`, async () => {
    const record = (await stageStats(218)).rows[4];
    const path = localePath(locale, `/record/${record?.recordId}`);
    const { root, html } = await getPage(path);
    expect(textOf(root.querySelector(`section[aria-labelledby=share] span[lang=${locale}]`))).toContain(
      formatScore(-(record?.rankKey ?? 0)),
    );
    expect(html.replaceAll('\\"', '"')).toMatch(LINES);

    const address = root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const image = await get(new URL(address).pathname);
    expect(image.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await image.arrayBuffer());
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
    saveScreenshot(picture, `record-card.${locale}`);
  });
