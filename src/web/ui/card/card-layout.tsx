import type { ReactNode } from 'react';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { CardLine } from './card-line.tsx';
import { CardScape } from './card-scape.tsx';
import { NIGHT, NIGHT_SERIES } from './night-colours.ts';

// Available widths in pixels: the title is beside the planet, and the footer text is beside the site name.
const [TITLE_PX, FOOT_PX] = [820, 780];

/** Texts on a card, limited to characters that the fonts contain. */
export type CardLayoutWords = {
  readonly over: string; // The category shown above the title.
  readonly title: string;
  readonly other: string; // The title in another language, if there is one.
  readonly foot: string;
  readonly site: string;
};

type Props = { words: CardLayoutWords; seriesToken: SeriesToken; children: ReactNode };

/**
 * Lays out a page preview as a 1200 × 630 image: names at the top, numbers in the middle, and the site name at the
 * bottom.
 */
export function CardLayout({ words, seriesToken, children }: Props) {
  const { over, title, other, foot, site } = words;
  const colour = NIGHT_SERIES[seriesToken];
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', color: NIGHT.text, fontFamily: 'latin, japanese' }}>
      <CardScape colour={colour} />
      <div style={{ display: 'flex', flexDirection: 'column', width: '100%', padding: '56px 72px 52px' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 28, color: colour }}>
          <div style={{ width: 22, height: 22, marginRight: 14, borderRadius: '14px 4px 14px 4px', background: colour }} />
          {over}
        </div>
        <CardLine text={title} width={TITLE_PX} largest={68} top={14} />
        <CardLine text={other} width={TITLE_PX} largest={30} colour={NIGHT['text-3']} />
        <div style={{ display: 'flex', flexGrow: 1, flexDirection: 'column', justifyContent: 'center' }}>{children}</div>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', fontSize: 32 }}>
          <CardLine text={foot} width={FOOT_PX} largest={32} colour={NIGHT['text-2']} />
          <div style={{ display: 'flex', alignItems: 'center', color: NIGHT.accent }}>
            <SiteMark />
            {site}
          </div>
        </div>
      </div>
    </div>
  );
}

// The site's logo (app/icon.svg).
const SiteMark = () => (
  <svg width="44" height="44" viewBox="0 0 32 32" style={{ marginRight: 12 }} aria-hidden="true">
    <g fill="none" stroke="#3f6a4a" strokeWidth="2.4" strokeLinecap="round">
      <path d="M16 29.5V11" />
      <path d="M15.5 29.5C14.5 24 11 21 8 16.5" />
      <path d="M16.5 29.5c1-4 4-6 7.2-9" />
    </g>
    <circle cx="7.2" cy="14.6" r="3.6" fill="#62adff" />
    <circle cx="24.6" cy="18.8" r="3.1" fill="#ff7466" />
    <path fill="#d3ec6f" d="M16 1.6l1.9 4.2 4.5.5-3.4 3 1 4.5-4-2.3-4 2.3 1-4.5-3.4-3 4.5-.5z" />
  </svg>
);
