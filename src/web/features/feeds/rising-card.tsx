import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Trends } from '#web/server/site/read-feeds.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './cards.module.css';
import { stageColour } from './stage-colour.ts';

type Props = { catalogue: Catalogue; trends: Trends; locale: Language; shown?: number | undefined };

/** Lists the stages that have more records this month than on average in the previous three months. */
export function RisingCard({ catalogue, trends, locale, shown }: Props) {
  const t = translate(locale, 'feeds.rising');
  return (
    <section className={`card ${styles.card}`} aria-labelledby="rising">
      <header>
        <h2 id="rising">{t('heading')}</h2>
        <p>{t('against')}</p>
      </header>
      {trends.rising.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.rows}>
        {trends.rising.slice(0, shown).map(({ stageId, posts, meanBefore }) => (
          <li key={stageId} style={{ '--c': stageColour(catalogue, stageId) } as CSSProperties}>
            <Link href={localePath(locale, stageRoute(stageId))}>
              <b>{inLanguage(findStage(catalogue, stageId)?.name, locale)}</b>
              <small className="num">{t('posts', { count: posts })}</small>
            </Link>
            <span className={`num ${styles.up}`}>{t('rise', { value: (posts - meanBefore).toFixed(1) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
