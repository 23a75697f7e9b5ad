import type { ReactNode } from 'react';
import { inLanguage } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Plus } from '#web/ui/media/icons.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import type { CardProps } from './card-props.ts';
import { DuelCard } from './duel-card.tsx';
import styles from './own-week.module.css';
import { PlacesCard } from './places-card.tsx';
import { TargetCard } from './target-card.tsx';

const PLANET_PX = 96;

/** Shows a player's week: the standing, the places won and lost, the next target and the duel; or `newcomer` without records. */
export function WeekCards({ title, newcomer, ...props }: CardProps & { title: string; newcomer: ReactNode }) {
  const { week, locale, words } = props;
  return (
    <>
      <header className={styles.head}>
        <span className={styles.planet}>
          <LivingPlanet stats={week.planet} size={PLANET_PX} />
        </span>
        <div>
          <h1>{title}</h1>
          <p>{week.isNew ? words.newText : standingText(props)}</p>
        </div>
        {week.isNew && (
          <div className={styles.start}>
            <ButtonLink variant="primary" href={localePath(locale, '/post')}>
              <Plus aria-hidden />
              {words.submit}
            </ButtonLink>
          </div>
        )}
      </header>
      {week.isNew ? (
        newcomer
      ) : (
        <div className={styles.cards}>
          <PlacesCard {...props} />
          <TargetCard {...props} />
          <DuelCard {...props} />
        </div>
      )}
    </>
  );
}

/** Says where the player stands: the place, its change in four weeks, and the points to the next class. */
function standingText({ week: { rank, climbed, points, next }, locale, words }: CardProps): string {
  if (rank === null) return words.unranked;
  const { listMark, stop, sentenceMark } = traitsOf(locale);
  const standing = [
    fill(words.standing, { place: placeText(words.place, locale, rank) }),
    ...(climbed === 0 ? [] : [fill(climbed > 0 ? words.up : words.down, { count: Math.abs(climbed) })]),
  ].join(listMark);
  const missing = next && fill(words.missing, { points: formatScore(next.border - points), name: inLanguage(next.name, locale) });
  return `${standing}${stop}${missing ? sentenceMark + missing : ''}`;
}
