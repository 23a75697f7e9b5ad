import type { CSSProperties } from 'react';
import { stagesRoute } from '#domain/catalogue/routes.ts';
import { inLanguage } from '#domain/shared/language.ts';
import story from '#web/features/home/story.module.css';
import { fill, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ArrowRight, Plus, Target } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import type { CardProps } from './card-props.ts';
import styles from './own-week.module.css';

/** Shows the next target: a stage, the result to aim for, and the place that it reaches. */
export function TargetCard({ week: { target }, locale, words }: CardProps) {
  const place = (rank: number) => placeText(words.place, locale, rank);
  return (
    <section
      className="card"
      data-card="target"
      style={target ? ({ '--c': `var(--planet-${seriesToken(target.series)})` } as CSSProperties) : {}}
    >
      <h2 className={story.over} data-kind="own">
        <Target data-icon="s" aria-hidden />
        {words.target}
      </h2>
      {target ? (
        <>
          <p className={styles.stage}>
            <i className={story.dot} />
            <Link href={localePath(locale, target.route)}>{inLanguage(target.stage, locale)}</Link>
          </p>
          <p className={`num ${styles.aim}`}>{target.value}</p>
          <p className={styles.step}>
            {target.rank.before === null ? words.firstPost : place(target.rank.before)}
            <ArrowRight data-icon="s" aria-hidden />
            <RankPlate place={target.rank.after} text={place(target.rank.after)} />
            {target.more !== null && <span className="num">{fill(words.more, { more: target.more })}</span>}
          </p>
          <footer>
            <ButtonLink variant="primary" href={localePath(locale, `/post?stage=${target.stageId}&rule=${target.ruleId}`)}>
              <Plus aria-hidden />
              {words.submit}
            </ButtonLink>
            <ButtonLink variant="ghost" href={localePath(locale, '/dashboard')}>
              {words.another}
            </ButtonLink>
          </footer>
        </>
      ) : (
        <>
          <p>{words.noTarget}</p>
          <footer>
            <ButtonLink variant="primary" href={localePath(locale, stagesRoute)}>
              {words.stages}
            </ButtonLink>
          </footer>
        </>
      )}
    </section>
  );
}
