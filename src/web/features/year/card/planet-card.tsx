import { playerName, type YearProps } from '#web/features/year/year-parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { yearFacts } from './card-facts.ts';
import styles from './planet-card.module.css';

const SCAPE = { width: 1200, height: 630, planet: false, constellation: false, grass: 36, grassHeight: 90 };
const PLANET_SIZE = 400; // px of a picture that is 1,200 wide; the style sheet scales it

/** Shows what the picture of a year contains: the planet and four facts. */
export function PlanetCard(parts: YearProps) {
  const { review, locale } = parts;
  const t = translate(locale, 'year');
  return (
    <figure className={styles.card} aria-label={t('card.alt')}>
      <Scape seed={review.player.userId + 1} seriesToken={0} biome="meadow" options={SCAPE} />
      <LivingPlanet stats={review.planets.end} size={PLANET_SIZE} />
      <div>
        <p>{t('title', { name: playerName(review, locale), year: String(review.year) })}</p>
        <dl>
          {yearFacts(parts).map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
