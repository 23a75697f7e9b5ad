import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type MoonKind, type PlanetStats, planetFacts } from '#domain/planet/planet-stats.ts';
import { MASTER_CLASS } from '#domain/rankings/player/rank-class.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { listMark } from '#web/i18n/fill.ts';
import { translate } from '#web/i18n/translate.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import styles from './planet-page.module.css';

type Props = { catalogue: Catalogue; stats: PlanetStats; locale: Language };

const SIZES = { large: 200, medium: 64, small: 24 } as const; // px
const MOONS: readonly MoonKind[] = ['star', 'big', 'small'];

/** A planet in its three usual sizes, with the figures that draw it. Without hooks, for static markup. */
export function SamplePlanet({ catalogue, stats, locale }: Props) {
  const t = translate(locale, 'profile.planet');
  const { rankClass, worldRecords, events } = stats;
  const { total, flowers, moons } = planetFacts(stats);
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  const className = rankClass === null ? undefined : inLanguage(catalogue.rankClasses.get(rankClass)?.name, locale);
  const moonTexts = MOONS.flatMap((kind) => {
    const count = moons.filter((moon) => moon === kind).length;
    return count === 0 ? [] : [t(`moons.${kind}`, { count })];
  });
  const lines = [
    total === 0 ? t('noStages') : t('stages', { count: total, flowers }),
    total === 0 && t('noRecords'),
    worldRecords > 0 && t('records', { count: worldRecords, moons: moonTexts.join(listMark(locale)) }),
    events.length > 0 && t('events', { count: events.length, gold: events.filter(({ won }) => won).length }),
    rankClass === MASTER_CLASS && t('promise'),
  ];
  return (
    <li className={`card ${styles.sample}`}>
      <div className={styles.large}>
        <LivingPlanet stats={stats} size={SIZES.large} />
      </div>
      <div className={styles.small}>
        <LivingPlanet stats={stats} size={SIZES.medium} />
        <LivingPlanet stats={stats} size={SIZES.small} />
      </div>
      <div>
        <h2>{classKey && className ? <RankClassBadge classKey={classKey} label={className} /> : t('newPlayer')}</h2>
        <ul>
          {rankClass === null && <li>{t('noClass')}</li>}
          {lines.map((line) => line && <li key={line}>{line}</li>)}
        </ul>
      </div>
    </li>
  );
}
