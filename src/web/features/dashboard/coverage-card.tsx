import { inLanguage } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import card from './card.module.css';
import styles from './coverage-card.module.css';
import type { Parts } from './parts.ts';

/** Shows how many counted boards in each series the reader has played. */
export function CoverageCard({ catalogue, dashboard, locale }: Parts) {
  const t = translate(locale, 'dashboard.coverage');
  return (
    <section className={`card ${card.card}`} aria-labelledby="coverage">
      <div className={card.head}>
        <h2 id="coverage">{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <ul className={styles.list}>
        {dashboard.coverage.map(({ seriesId, played, boards }) => (
          <li key={seriesId}>
            <span>{inLanguage(catalogue.series.get(seriesId)?.short, locale)}</span>
            <ShareBar value={played} whole={boards} colour={`var(--planet-${seriesToken(seriesId)})`} />
            <b>{t('of', { played, all: boards })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
