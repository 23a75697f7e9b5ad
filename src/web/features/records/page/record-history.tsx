import { recordRoute } from '#domain/catalogue/routes.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { isCountable } from '#domain/records/states.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { StepChart } from '#web/ui/charts/lines/step-chart.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './record-history.module.css';

type Props = { shown: ShownRecord; player: string; locale: Language };

/** Lists all of the player's records on the board, newest first, and charts the personal bests as steps. */
export function RecordHistory({ shown: { board, record, history }, player, locale }: Props) {
  const t = translate(locale, 'records');
  const chart = translate(locale, 'charts');
  const value = (key: number) => formatShown(shownOfRankKey(board, key));
  const date = (at: Date) => formatDate(dayOf(at, siteZone()));
  let best: number | undefined;
  const rows = history.map((row) => {
    const counts = isCountable(row.state);
    const before = best;
    const improves = counts && (before === undefined || row.rankKey < before);
    if (improves) best = row.rankKey;
    return { ...row, counts, improves, gain: improves && before !== undefined ? formatGap(gapBetween(board, row.rankKey, before)) : '' };
  });
  const hasGains = rows.some(({ gain }) => gain !== '');
  const steps = rows.filter(({ improves }) => improves);
  const [first, last] = [steps[0], steps.at(-1)];
  const lessIsBetter =
    last && first && last !== first && shownOfRankKey(board, last.rankKey).value < shownOfRankKey(board, first.rankKey).value;

  return (
    <section className={`card ${styles.history}`} aria-labelledby="history">
      <div className={styles.head}>
        <h2 id="history">{t('page.history', { name: player })}</h2>
        <span>{t('page.historyCount', { count: history.length })}</span>
      </div>
      {first && last && steps.length > 1 && (
        <StepChart
          words={{
            sentence: t('page.historySentence', { count: steps.length, value: value(last.rankKey) }),
            heads: [t('page.date'), t('page.score')],
            labels: { keys: chart('keys'), numbers: chart('numbers') },
            table: 'nearby',
          }}
          points={steps.map((step) => ({
            at: step.postedAt.getTime(),
            value: shownOfRankKey(board, step.rankKey).value,
            cells: [date(step.postedAt), value(step.rankKey)],
          }))}
          better={lessIsBetter ? 'down' : 'up'}
          startLabel={date(first.postedAt).slice(0, 7)}
          endLabel={date(last.postedAt).slice(0, 7)}
          lastLabel={last.gain}
        />
      )}
      <table className={styles.table}>
        <caption className="sr">{t('page.historyCaption', { name: player })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('page.date')}</th>
            <th scope="col">{t('page.score')}</th>
            {hasGains && <th scope="col">{t('page.gain')}</th>}
            <th scope="col">{t('page.state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.recordId} data-mine={row.recordId === record.recordId || undefined}>
              <td>
                <When at={row.postedAt.getTime()} text={date(row.postedAt)} />
              </td>
              <td data-dim={!row.counts || undefined}>
                {row.recordId === record.recordId ? (
                  value(row.rankKey)
                ) : (
                  <Link href={localePath(locale, recordRoute(row.recordId))}>{value(row.rankKey)}</Link>
                )}
              </td>
              {hasGains && <td className={styles.gain}>{row.gain}</td>}
              <td>{t(`states.${row.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
