import { expect, test } from 'vitest';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { localePath } from '#web/i18n/locales.ts';

// Pages that no other HTTP test reads.
const PAGES: readonly [path: string, en: string, ja: string][] = [
  ['/total/91', 'Odds and Ends Challenge Total', 'よろずチャレンジ 総合'],
  ['/calendar', 'Event calendar', 'イベントカレンダー'],
  ['/guide', 'Guides', '攻略ガイド'],
  ['/terms', 'Terms of use', '利用規約'],
  ['/menu', 'Site map', 'サイトマップ'],
  ['/moving', 'Moving from the old site', '旧サイトからの移転'],
  ['/planet', 'How a planet grows', '惑星の育ち方'],
  ['/developers', 'For developers', '開発者の方へ'],
  ['/developers/embeds', 'Embeds and overlays', '埋め込みとオーバーレイ'],
  ['/data', 'Data', 'データ'],
  ['/auth/login', 'Log in', 'ログイン'],
  ['/auth/register', 'Create your account', '無料で登録'],
];

for (const [path, en, ja] of PAGES) {
  test(`${path} has its heading and title in both languages`, async () => {
    for (const [locale, heading] of [
      ['en', en],
      ['ja', ja],
    ] as const) {
      const { status, root } = await getPage(localePath(locale, path));
      expect([status, textOf(root.querySelector('h1'))]).toEqual([200, heading]);
      expect(textOf(root.querySelector('title'))).toMatch(new RegExp(`^${heading} · `));
    }
  });
}
