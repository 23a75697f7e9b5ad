import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { cardGlyphs } from './card-fonts.ts';

/** What other sites expect of a picture beside a link, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const CACHE_SECONDS = 300; // a place may change at any time; other sites keep their copy much longer anyway

/** What a picture says, in any shape. */
type Words = string | number | readonly Words[] | { readonly [key: string]: Words };

/** Draws a picture of words, once each of them is written in letters that there are. */
export async function drawCard<Said extends Words>(words: Said, draw: (words: Said) => ReactElement): Promise<Response> {
  const { fonts, drawable } = await cardGlyphs(textsIn(words).join(''));
  const headers = { 'cache-control': `public, max-age=${CACHE_SECONDS}` };
  return new ImageResponse(draw(eachText(words, drawable) as Said), { ...CARD_SIZE, fonts, headers });
}

/** What has no picture. */
export const noCard = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

function textsIn(words: Words): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'number' ? [] : Object.values(words).flatMap(textsIn);
}

function eachText(words: Words, change: (text: string) => string): Words {
  if (typeof words === 'string') return change(words);
  if (typeof words === 'number') return words;
  if (Array.isArray(words)) return words.map((each) => eachText(each, change));
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, eachText(each, change)]));
}
