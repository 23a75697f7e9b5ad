import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { stageLabel } from '#web/features/welcome/stage-label.ts';
import { welcomeHref } from '#web/features/welcome/welcome-href.ts';
import { countText, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import styles from './first-cards.module.css';

const PICTURE = { width: 160, height: 100, planetX: 0.74, planetRadius: 18, stars: 12, grass: 6, grassHeight: 26, constellation: false };

/** Lists the stages to begin with. Each leads to the form for its score. Renders nothing without stages. */
export function FirstStagesCard({ data: { stages }, words, locale }: FirstProps) {
  const { title, change, line, aim } = words.first.stages;
  if (stages.length === 0) return null;
  return (
    <section className={`card ${styles.aims}`} aria-labelledby="first-stages">
      <div className={styles.head}>
        <h2 id="first-stages">{title}</h2>
        <Link href={welcomeHref(locale, 'games')}>{change}</Link>
      </div>
      <ul>
        {stages.map(({ boardId, stageId, ruleId, seriesId, value, rank, players, points, ...named }) => (
          <li key={boardId}>
            <Link className={styles.stage} href={localePath(locale, `/post?stage=${stageId}&rule=${ruleId}`)}>
              <span className={styles.picture}>
                <StageScape seed={stageId} seriesToken={seriesToken(seriesId)} options={PICTURE} />
              </span>
              <span>
                <b>{stageLabel(named, words, locale)}</b>
                <small>{countText(line, locale, points, { place: placeText(words.place, locale, rank), players })}</small>
              </span>
              <span className={styles.value}>
                <span className="sr">{aim} </span>
                {value}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
