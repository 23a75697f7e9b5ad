import type { ReactNode } from 'react';
import type { SeriesToken } from '#web/ui/player/series-token.ts';

const dark = { fill: 'var(--art-dark)' };
const light = { fill: 'var(--art-light)' };

const STAR = <path d="M50 10l9 26 27 1-21 17 7 26-22-15-22 15 7-26-21-17 27-1z" {...light} opacity=".28" />;

/** The surface of each series' planet, drawn in a square of 100. */
export const PLANET_MARKS: Partial<Record<SeriesToken, ReactNode>> = {
  1: (
    <>
      <path d="M0 60q25-14 50-2t50-6v60H0z" {...dark} opacity=".22" />
      <path d="M0 74q30-10 60 0t40-4v40H0z" {...dark} opacity=".2" />
      <circle cx="34" cy="34" r="7" {...light} opacity=".25" />
    </>
  ),
  2: (
    <>
      <rect y="30" width="100" height="9" {...dark} opacity=".16" />
      <rect y="46" width="100" height="16" {...dark} opacity=".24" />
      <rect y="70" width="100" height="6" {...dark} opacity=".2" />
    </>
  ),
  3: (
    <>
      <circle cx="36" cy="40" r="16" {...light} opacity=".24" />
      <circle cx="66" cy="62" r="11" {...dark} opacity=".2" />
      <circle cx="62" cy="30" r="6" {...dark} opacity=".18" />
    </>
  ),
  4: (
    <>
      <path d="M10 30q20 20 44 4t40 10v-44H10z" {...dark} opacity=".2" />
      <path d="M8 78q18-18 40-8t46-10v50H0z" {...light} opacity=".2" />
    </>
  ),
  5: STAR,
  6: <path d="M-5 66L60-5h18L-5 86zM20 105L105 14v20L38 105z" {...light} opacity=".24" />,
  7: STAR,
  8: (
    <>
      <rect x="24" y="24" width="52" height="52" rx="10" {...dark} opacity=".18" />
      <rect x="34" y="34" width="14" height="14" rx="3" {...light} opacity=".4" />
      <rect x="54" y="52" width="12" height="12" rx="3" {...light} opacity=".28" />
    </>
  ),
  9: (
    <>
      <circle cx="30" cy="58" r="5" {...dark} opacity=".24" />
      <circle cx="52" cy="36" r="8" {...dark} opacity=".24" />
      <circle cx="68" cy="66" r="10" {...dark} opacity=".2" />
    </>
  ),
};

/** The moons beside a planet, drawn in a square of 120. */
export const PLANET_MOONS: Partial<Record<SeriesToken, ReactNode>> = {
  1: <circle cx="104" cy="24" r="6" fill="var(--text-2)" />,
  3: <circle cx="14" cy="92" r="5" fill="var(--text-2)" />,
  4: (
    <>
      <circle cx="106" cy="84" r="7" fill="var(--star)" opacity=".9" />
      <circle cx="18" cy="16" r="3.5" fill="var(--text-3)" />
    </>
  ),
};
