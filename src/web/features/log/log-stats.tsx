import { type FairnessStats, percentOf, waitOf } from '#domain/fairness/stats.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import styles from './log-page.module.css';

/** Shows the median waiting time, the share of verified records and the appeals upheld, for one year or all time. */
export function LogStats({ stats, year, locale }: { stats: FairnessStats; year: number | undefined; locale: Language }) {
  const t = translate(locale, 'log');
  const { decided, medianWaitMs, verified, answered, upheld } = stats;
  const wait = medianWaitMs === null ? undefined : waitOf(medianWaitMs);
  const share = (part: number, whole: number) => {
    const percent = percentOf(part, whole);
    return percent === null ? t('stats.none') : t('stats.percent', { percent });
  };
  const items = [
    {
      term: t('stats.wait'),
      value: wait ? t(`waits.${wait.unit}`, { count: wait.count }) : t('stats.none'),
      text: t('stats.waitText'),
    },
    {
      term: t('stats.verified'),
      value: share(verified, decided),
      text: decided === 0 ? t('stats.verifiedNone') : t('stats.verifiedText', { part: verified, whole: decided }),
    },
    {
      term: t('stats.upheld'),
      value: share(upheld, answered),
      text: answered === 0 ? t('stats.upheldNone') : t('stats.upheldText', { part: upheld, whole: answered }),
    },
  ];
  return (
    <section className={`card ${styles.stats}`} aria-labelledby="stats">
      <h2 id="stats">
        {t('stats.title')} <small>{year === undefined ? t('stats.all') : t('stats.year', { year: String(year) })}</small>
      </h2>
      <dl>
        {items.map(({ term, value, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <b>{value}</b>
              <small>{text}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
