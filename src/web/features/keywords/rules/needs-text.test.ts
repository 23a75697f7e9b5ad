import { expect, test } from 'vitest';
import { needsText } from './needs-text.ts';

test.each([
  [{ video: 10, image: 30 }, 'Ranks 1–10 need a video, 1–30 a picture.', '10位までは動画、30位までは画像が必要です。'],
  [{ video: 1, image: 10 }, 'Rank 1 needs a video, ranks 1–10 a picture.', '1位は動画、10位までは画像が必要です。'],
  [{ video: 'every', image: 0 }, 'Every rank needs a video.', 'すべての順位で動画が必要です。'],
  [{ video: 0, image: 'every' }, 'Every rank needs a picture.', 'すべての順位で画像が必要です。'],
  [{ video: 3, image: 'every' }, 'Ranks 1–3 need a video, all others a picture.', '3位までは動画、それより下は画像が必要です。'],
  [{ video: 5, image: 5 }, 'Ranks 1–5 need a video.', '5位までは動画が必要です。'],
  [{ video: 0, image: 1 }, 'Rank 1 needs a picture.', '1位は画像が必要です。'],
  [{ video: 0, image: 0 }, 'No evidence needed.', '証拠は必要ありません。'],
  [null, 'No evidence needed.', '証拠は必要ありません。'],
] as const)('needsText for %j is "%s"', (needs, en, ja) => {
  expect([needsText('en', needs), needsText('ja', needs)]).toEqual([en, ja]);
});
