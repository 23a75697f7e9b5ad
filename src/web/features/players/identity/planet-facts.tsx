import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { classColour } from '#web/features/players/cards/class-progress.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './planet-facts.module.css';
import { type PlanetWord, planetWords } from './planet-words.ts';

type Props = { catalogue: Catalogue; page: PlayerPage; stats: PlanetStats; locale: Language };

/** Four facts that explain the player's planet, and the way to the rules of its parts. */
export function PlanetFacts({ catalogue, page, stats, locale }: Props) {
  const t = translate(locale, 'profile.facts');
  const { next, stamps } = page;
  const words = planetWords(
    {
      stats,
      nextClass: next?.rankClass,
      eventsWon: stamps.filter(({ place }) => place?.rank === 1).length,
      eventsJoined: stamps.length,
      className: (rankClass) => inLanguage(catalogue.rankClasses.get(rankClass)?.name, locale) ?? '',
    },
    locale,
  );
  return (
    <Static as="section" className={`card ${styles.card}`} aria-label={t('label')}>
      <ul className={styles.facts}>
        {words.map(({ part, figure, text }) => (
          <li key={part}>
            <PartPicture part={part} colour={classColour(stats.rankClass)} />
            <div>
              <b>{figure}</b>
              <small>{text}</small>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link href={localePath(locale, '/planet')}>{t('how')}</Link>
      </p>
    </Static>
  );
}

const FLOWERS = [
  [10, 26, 3],
  [20, 14, 2],
  [30, 20, 4],
  [40, 10, 3],
  [48, 24, 1],
] as const;

const DRAWINGS: Readonly<Record<PlanetWord['part'], ReactNode>> = {
  moons: (
    <g fill="var(--wr)">
      <circle cx="20" cy="24" r="9" />
      <circle cx="40" cy="20" r="9" />
      <circle cx="20" cy="45" r="4.4" />
      <circle cx="36" cy="42" r="4.4" />
    </g>
  ),
  rings: (
    <g transform="translate(28 28) rotate(-18)" fill="none" stroke="currentColor" strokeWidth="3">
      <ellipse rx="18" ry="6" />
      <ellipse rx="25" ry="9" />
    </g>
  ),
  flowers: FLOWERS.map(([x, y, series]) => (
    <g key={x}>
      <path d={`M${x} 50V${y}`} stroke="var(--stem)" strokeWidth="2.4" />
      <circle cx={x} cy={y} r="5.5" fill={`var(--planet-${series})`} />
    </g>
  )),
  stamps: (
    <>
      <path d="M16 12h18a8 8 0 0 1 8 8v24H24a8 8 0 0 1-8-8z" fill="var(--medal-1)" />
      <path d="M29 18l2.6 6 6.4.6-4.9 4.2 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.3-4.9-4.2 6.4-.6z" fill="var(--surface-1)" />
    </>
  ),
};

/** A small drawing of a part of the planet. It is the same for every player, except for the colour of the rings. */
const PartPicture = ({ part, colour }: { part: PlanetWord['part']; colour: string }) => (
  <svg viewBox="0 0 56 56" width="48" height="48" color={colour} aria-hidden="true">
    {DRAWINGS[part]}
  </svg>
);
