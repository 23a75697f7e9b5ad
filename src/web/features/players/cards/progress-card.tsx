import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classBorders } from '#domain/rankings/player/rank-class.ts';
import { thinMonths } from '#domain/rankings/player/thin-months.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import { STATIC_CHART } from '#web/markup/static-chart.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ProgressChart } from '#web/ui/charts/lines/progress-chart.tsx';
import styles from './cards.module.css';
import { classColour } from './class-progress.ts';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

const MOST_POINTS = 48; // Each point has six elements, and a new one is added every month.

/** Charts the player's points in total 1 over time, with today's class borders as lines. */
export function ProgressCard({ catalogue, page, locale }: Props) {
  const [t, chart] = [translate(locale, 'players.progress'), translate(locale, 'charts')];
  const { progress: all, boards } = page.grand;
  const { months: progress, step } = thinMonths(all, MOST_POINTS);
  const monthOf = (day: string) => formatDate(day).slice(0, 7);
  const [first, last] = [progress[0], progress.at(-1)];
  return (
    <section className={`card ${styles.card}`} data-span="8" aria-labelledby="progress">
      <h2 id="progress">{t('heading')}</h2>
      {first && last ? (
        <>
          <ProgressChart
            parts={STATIC_CHART}
            words={{
              sentence: t('sentence', { from: monthOf(first.at), points: formatScore(last.points), rank: last.rank }),
              heads: [t('month'), t('points'), t('rank')],
              labels: { keys: chart('keys'), numbers: chart('numbers') },
            }}
            points={progress.map(({ at, points, rank }) => ({
              day: at,
              value: points,
              cells: [monthOf(at), formatScore(points), formatScore(rank)],
            }))}
            borders={classBorders(boards).map(({ rankClass, points }) => ({
              value: points,
              label: inLanguage(catalogue.rankClasses.get(rankClass)?.name, locale) ?? '',
              text: formatScore(points),
              colour: classColour(rankClass),
            }))}
            colour="var(--accent)"
          />
          <p className={styles.note}>{t('note', { step })}</p>
        </>
      ) : (
        <p className={styles.note}>{t('none')}</p>
      )}
    </section>
  );
}
