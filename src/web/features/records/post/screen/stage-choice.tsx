import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stagesBySeries } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { ChevronDown, Search } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { PickStageLink } from './pick-stage-link.tsx';
import styles from './stage-choice.module.css';

/** Offers the stage picker and, by game, links to the forms of all stages. The links work without JavaScript. */
export function StageChoice({ catalogue, locale }: { catalogue: Catalogue; locale: Language }) {
  const t = translate(locale, 'records.post');
  const countOf = translate(locale, 'home.games');
  const games = stagesBySeries(catalogue).map(({ series, stages }) => ({ series, stages: stages.filter(({ retired }) => !retired) }));
  return (
    <>
      <div className={styles.picker}>
        <PickStageLink locale={locale} variant="field">
          <Search aria-hidden />
          {t('chooseStage')}
        </PickStageLink>
      </div>
      <Static as="section" className={styles.games} aria-labelledby="all-stages">
        <h2 id="all-stages">{t('browse')}</h2>
        {games.map(({ series, stages }) => (
          <details key={series.id} style={{ '--c': `var(--planet-${seriesToken(series.id)})` } as CSSProperties}>
            <summary>
              <i className={styles.dot} />
              {inLanguage(series.name, locale)}
              <small>{countOf('stages', { count: stages.length })}</small>
              <ChevronDown aria-hidden />
            </summary>
            <ul>
              {stages.map(({ id, name }) => (
                <li key={id}>
                  <Link href={localePath(locale, `/post?stage=${id}`)}>
                    <span className="num">{id}</span> {inLanguage(name, locale)}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Static>
    </>
  );
}
