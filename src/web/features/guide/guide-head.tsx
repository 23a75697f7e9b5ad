import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { EventStage, Stage } from '#domain/catalogue/rows.ts';
import { stagePath } from '#domain/catalogue/stage-places.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import type { ReadGuide } from '#web/server/texts/read-guide.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import shared from '#web/ui/page/shared.module.css';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './guide-page.module.css';

const SCAPE = { ...HEADER_SCAPE, height: 170 };

type Props = {
  catalogue: Catalogue;
  stage: Stage | EventStage;
  guide: ReadGuide['guide'] | undefined;
  ranking: StageRanking | undefined;
  locale: Language;
};

/** Renders the header of a guide: the stage, the record to beat and the last change. */
export function GuideHead({ catalogue, stage, guide, ranking, locale }: Props) {
  const t = translate(locale, 'guides');
  const series = stagePath(catalogue, stage.id)?.series;
  const record = ranking?.firstPlaces.at(-1);
  return (
    <SceneryPanel head scape={<Scape seed={stage.id} seriesToken={seriesToken(series?.id ?? 0)} options={SCAPE} />}>
      <header className={`wrap ${styles.head}`}>
        <div>
          <Crumbs
            label={t('breadcrumb')}
            items={[
              { label: t('title'), href: localePath(locale, '/guide') },
              { label: inLanguage(series?.short, locale) ?? '' },
              { label: String(stage.id), href: localePath(locale, stageRoute(stage.id)) },
            ]}
          />
          <h1>
            <span className="sr">{t('title')}: </span>
            {inLanguage(stage.name, locale)}
          </h1>
        </div>
        <p className={`${shared.row} ${styles.chips}`}>
          {ranking && record && (
            <span className="num">{t('record', { value: formatShown(shownOfRankKey(ranking.board, record.rankKey)) })}</span>
          )}
          {guide && <span className="num">{t('changed', { day: formatDate(dayOf(guide.changedAt, siteZone())) })}</span>}
        </p>
      </header>
    </SceneryPanel>
  );
}
