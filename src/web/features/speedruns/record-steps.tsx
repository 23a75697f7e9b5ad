import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { StepChart } from '#web/ui/charts/lines/step-chart.tsx';
import type { SpeedrunLabels } from './speedrun-labels.ts';
import styles from './speedrun-page.module.css';

type Props = { ranking: SpeedrunRanking; labels: SpeedrunLabels; locale: Language };

/** Charts a speedrun's successive records up to the current one. */
export function RecordSteps({ ranking: { firstPlaces, zone }, labels, locale }: Props) {
  const t = translate(locale, 'speedruns');
  const chart = translate(locale, 'charts');
  const [first, last] = [firstPlaces[0], firstPlaces.at(-1)];
  if (!first || !last || first === last) return null;
  const date = (at: Date) => formatDate(dayOf(at, zone));
  return (
    <section className={`card ${styles.history}`} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <StepChart
        words={{
          sentence: t('historySentence', {
            count: firstPlaces.length,
            from: date(first.postedAt).slice(0, 7),
            value: formatRunTime(last.rankKey),
          }),
          heads: [t('date'), t('player'), t('time')],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
          table: 'folded',
        }}
        points={firstPlaces.map(({ postedAt, rankKey, name }) => ({
          at: postedAt.getTime(),
          value: rankKey,
          cells: [date(postedAt), name ?? labels.anonymous, formatRunTime(rankKey)],
        }))}
        better="down"
        startLabel={date(first.postedAt).slice(0, 7)}
        endLabel={date(last.postedAt).slice(0, 7)}
        firstLabel={formatRunTime(first.rankKey)}
        lastLabel={formatRunTime(last.rankKey)}
        scale={2}
      />
    </section>
  );
}
