// @vitest-environment node
import { ImageResponse } from 'next/og';
import { expect, test, vi } from 'vitest';
import { cardFonts } from '#web/server/card-fonts.ts';
import { CARD_SIZE, RecordCard } from './record-card.tsx';

test('whatever a player is called, the picture is drawn without asking another site', async () => {
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string | URL) => {
    if (String(address).startsWith('data:')) return fetch(address); // the drawer's own parts
    asked.push(String(address));
    return Promise.reject(new TypeError('no network'));
  });
  const { fonts, drawable } = await cardFonts();
  const names = ['こけまる 龘𠮷髙﨑', '🌱👨‍👩‍👧 ❤ © ™', 'مرحبا 안녕 Жук', 'é̴̷ ‍️'];
  for (const player of names) {
    const words = { stage: '回転木馬の地下室', rule: 'Eggs', value: '−52,670', place: '=5th', player: drawable(player), site: '星草' };
    const picture = await new ImageResponse(<RecordCard {...words} />, { ...CARD_SIZE, fonts }).arrayBuffer();
    expect(picture.byteLength).toBeGreaterThan(5_000);
  }
  expect(asked).toEqual([]);
  vi.unstubAllGlobals();
});

test('known letters stay, others become dots', async () => {
  const { drawable } = await cardFonts();
  expect(drawable('Brindle こけまる 52,670')).toBe('Brindle こけまる 52,670');
  expect(drawable('🌱a안')).toBe('·a·');
});
