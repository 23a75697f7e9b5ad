import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { cardGlyphs } from './card-fonts.ts';

/** Open Graph image size, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

// Short, because ranks can change at any time. Other sites cache their copies for much longer anyway.
const CACHE_SECONDS = 300;

/** A card's texts: a string, a number, or a nested list or object of these. */
type Words = string | number | readonly Words[] | { readonly [key: string]: Words };

/** Renders a card as an image, after replacing characters that the fonts do not contain. */
export async function drawCard<Texts extends Words>(words: Texts, draw: (words: Texts) => ReactElement): Promise<Response> {
  const { fonts, drawable } = await cardGlyphs(textsIn(words).join(''));
  const headers = { 'cache-control': `public, max-age=${CACHE_SECONDS}` };
  return new ImageResponse(draw(eachText(words, drawable) as Texts), { ...CARD_SIZE, fonts, headers });
}

/** Returns the 404 response for pages without a card. */
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
