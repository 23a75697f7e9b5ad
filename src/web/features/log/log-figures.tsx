import { getTranslations } from 'next-intl/server';
import { type FairnessFigures, percentOf, waitOf } from '#domain/fairness/figures.ts';
import styles from './log-page.module.css';

/** Median wait, share verified and appeals upheld, of one year or of all time. */
export async function LogFigures({ figures, year }: { figures: FairnessFigures; year: number | undefined }) {
  const t = await getTranslations('log');
  const { decided, medianWaitMs, verified, answered, upheld } = figures;
  const wait = medianWaitMs === null ? undefined : waitOf(medianWaitMs);
  const share = (part: number, whole: number) => {
    const percent = percentOf(part, whole);
    return percent === null ? t('figures.none') : t('figures.percent', { percent });
  };
  const items = [
    {
      term: t('figures.wait'),
      value: wait ? t(`waits.${wait.unit}`, { count: wait.count }) : t('figures.none'),
      text: t('figures.waitText'),
    },
    { term: t('figures.verified'), value: share(verified, decided), text: t('figures.verifiedText', { part: verified, whole: decided }) },
    { term: t('figures.upheld'), value: share(upheld, answered), text: t('figures.upheldText', { part: upheld, whole: answered }) },
  ];
  return (
    <section className={`card ${styles.figures}`} aria-labelledby="figures">
      <h2 id="figures">
        {t('figures.title')} <small>{year === undefined ? t('figures.all') : t('figures.year', { year: String(year) })}</small>
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
