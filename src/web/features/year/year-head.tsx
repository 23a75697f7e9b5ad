import { bestMonth, placesUp } from '#domain/year/year-months.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { ArrowRight } from '#web/ui/media/icons.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { monthName } from './year-dates.ts';
import styles from './year-head.module.css';
import { playerName, rankText, type YearProps } from './year-parts.ts';

const PLANET_SIZE = 150; // px; the style sheet shows it smaller on phones
// The grass ends below the text in the middle, and the sky behind the year has few stars.
const SCAPE = { height: 470, planet: false, grass: 44, grassHeight: 40, quiet: 0.65, constellationX: 0.05 };

/** Renders the head of a year: the planet on January 1st and at the end, with the places won between them. */
export function YearHead({ review, locale }: YearProps) {
  const t = translate(locale, 'year');
  const { player, year, isOwn, isRunning, planets, start, months } = review;
  const end = months.at(-1);
  const caption = (month: number, rank: number | null | undefined, isLast: boolean) => {
    if (rank == null) return t('unranked', { month: monthName(month, locale) });
    return t(isLast && isRunning ? 'soFar' : 'at', { month: monthName(month, locale), place: rankText(rank, locale) });
  };
  return (
    <SceneryPanel
      head
      scape={
        <Static as="div">
          <Scape seed={player.userId} seriesToken={0} biome="meadow" options={SCAPE} />
        </Static>
      }
    >
      <Static as="header" className={`wrap ${styles.head}`}>
        <h1>{year}</h1>
        <p>{t('grew', { own: String(isOwn), name: playerName(review, locale) })}</p>
        <div className={styles.growth}>
          <figure>
            <LivingPlanet stats={planets.start} size={PLANET_SIZE} />
            <figcaption>{caption(1, start?.rank, false)}</figcaption>
          </figure>
          <Growth review={review} locale={locale} />
          <figure className={styles.now}>
            <LivingPlanet stats={planets.end} size={PLANET_SIZE} />
            <figcaption>{caption(end?.month ?? 12, end?.rank, true)}</figcaption>
          </figure>
        </div>
      </Static>
    </SceneryPanel>
  );
}

/** Shows the places won or, for a player who did not rise, the best month. */
function Growth({ review: { start, months }, locale }: Pick<YearProps, 'review' | 'locale'>) {
  const t = translate(locale, 'year');
  const up = placesUp(start, months);
  const best = bestMonth(months);
  const [value, label] =
    up !== undefined
      ? [String(up), t('up', { count: up })]
      : [best && rankText(best.rank, locale), best && t('best', { month: monthName(best.month, locale) })];
  return (
    <div className={styles.middle}>
      {value && (
        <p>
          <b>{value}</b> {label}
        </p>
      )}
      <ArrowRight data-icon="l" aria-hidden />
    </div>
  );
}
