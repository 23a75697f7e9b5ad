import { formatRunGap } from '#domain/records/shown-value.ts';
import { splitGaps } from '#domain/records/split-gaps.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import { bestSplitRun } from './best-split-run.ts';
import type { SpeedrunLabels } from './speedrun-labels.ts';
import styles from './speedrun-page.module.css';

type Props = { ranking: SpeedrunRanking; labels: SpeedrunLabels; locale: Language };

const RUNS = 3;

/** Lists the best run's splits, and the gaps to them in the next runs with the same splits. */
export function SplitTable({ ranking, labels, locale }: Props) {
  const { rows, splits } = ranking;
  const first = bestSplitRun(ranking);
  const best = first && splits.get(first.recordId);
  if (!best) return null;
  const t = translate(locale, 'speedruns');
  const behind = rows
    .slice(rows.indexOf(first) + 1)
    .flatMap((row) => {
      const run = splits.get(row.recordId);
      const gaps = run && splitGaps(run, best);
      return gaps ? [{ row, gaps }] : [];
    })
    .slice(0, RUNS - 1);
  const nameOf = ({ rank, name }: SpeedrunRanking['rows'][number]) => `${rank} ${name ?? labels.anonymous}`;
  return (
    <section className={styles.part} aria-labelledby="splits">
      <h2 id="splits">{t('splits')}</h2>
      <PlainTable
        caption={t('splitsCaption')}
        columns={[
          { label: t('mark') },
          ...[first, ...behind.map(({ row }) => row)].map((row) => ({ label: nameOf(row), isNumeric: true })),
        ]}
        rows={best.map(({ name, atMs }, index) => ({
          key: index,
          cells: [name, formatRunTime(atMs), ...behind.map(({ gaps }) => formatRunGap(gaps[index] ?? 0))],
        }))}
      />
    </section>
  );
}
