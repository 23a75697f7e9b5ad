import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';
import { HeatLegend } from '#web/ui/charts/chart-legend.tsx';
import styles from './cards.module.css';

/** Explains how a total is computed and what the cells of its strips mean. */
export function AboutCard({ ranking: { total, boards, columns }, locale }: { ranking: TotalRanking; locale: Language }) {
  const t = translate(locale, 'totals.about');
  const kind = columns[0]?.kind;
  return (
    <Static as="section" id="about" className={`card ${styles.card}`}>
      <header>
        <h2>{t('title')}</h2>
      </header>
      <p>{t(total.orderBy, { boards })}</p>
      <p>{t('ties')}</p>
      {kind && (
        <>
          <p>{t(`cells.${kind}`)}</p>
          <p>
            <a className="link tap" href="#columns">
              {t('columns')}
            </a>
          </p>
          <HeatLegend first={t('first')} none={t('none')} />
        </>
      )}
    </Static>
  );
}
