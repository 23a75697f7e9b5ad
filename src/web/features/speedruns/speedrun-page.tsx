import type { ReactNode } from 'react';
import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { ALL_CONSOLES, formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { TabbedHead } from '#web/ui/nav/tabbed-head.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Podium } from './podium.tsx';
import { RecordSteps } from './record-steps.tsx';
import { speedrunLabels } from './speedrun-labels.ts';
import styles from './speedrun-page.module.css';
import { SpeedrunTable } from './speedrun-table.tsx';
import { SplitTable } from './split-table.tsx';

type Props = { ranking: SpeedrunRanking; locale: Language; action: ReactNode };

/** Renders a story speedrun: podium, consoles, all runs by time, splits, and the history of the record. */
export async function SpeedrunPage({ ranking, locale, action }: Props) {
  const t = translate(locale, 'speedruns');
  const page = translate(locale, 'pages.speedrun');
  const catalogue = await readCatalogue();
  const labels = speedrunLabels(catalogue, ranking, locale);
  const { speedrun, board, filter, rows } = ranking;
  const nameOf = (console: number) => inLanguage(catalogue.speedrunConsoles.get(console)?.name, locale) ?? '';
  const consoles = [ALL_CONSOLES, ...board.consoles].map((console) => ({
    label: nameOf(console),
    href: speedrunHref(ranking, { console }, locale),
    current: console === filter.console,
  }));
  const siblings = [...catalogue.speedruns.values()].filter(({ series }) => series === speedrun.series);

  return (
    <main id="main">
      <TabbedHead
        seed={speedrun.id}
        seriesToken={seriesToken(SPEEDRUN_SERIES)}
        over={
          <Crumbs
            label={t('breadcrumb')}
            items={[SPEEDRUN_SERIES, speedrun.series]
              .map((id) => ({ label: inLanguage(catalogue.series.get(id)?.short, locale) ?? '' }))
              .concat({ label: String(speedrun.id) })}
          />
        }
        title={inLanguage(speedrun.name, locale)}
        lead={page('editions', { editions: board.consoles.map(nameOf).join(' · ') })}
        tabs={{
          label: t('categories'),
          items: siblings.map(({ id, name }) => ({
            label: inLanguage(name, locale),
            href: localePath(locale, speedrunRoute(id)),
            current: id === speedrun.id,
          })),
        }}
      />
      <div className="wrap">
        <Static as="div">
          <Podium ranking={ranking} labels={labels} locale={locale} />
        </Static>
        <div className={styles.tools}>
          {board.consoles.length > 1 && <SegmentedLinks label={t('filter')} items={consoles} />}
          <div className={styles.action}>{action}</div>
        </div>
        {rows.length > 0 ? (
          <>
            <Static as="div">
              <SpeedrunTable catalogue={catalogue} ranking={ranking} labels={labels} locale={locale} />
            </Static>
            <PageLinks
              page={ranking.filter.page}
              pages={ranking.pages}
              hrefOf={(page) => speedrunHref(ranking, { page }, locale)}
              words={pagingWords(locale)}
            />
            <Static as="div">
              <SplitTable ranking={ranking} labels={labels} locale={locale} />
            </Static>
            <RecordSteps ranking={ranking} labels={labels} locale={locale} />
          </>
        ) : (
          <section className="card">
            <EmptyState title={t('emptyTitle')}>{filter.console === ALL_CONSOLES ? t('emptyText') : t('emptyFilter')}</EmptyState>
          </section>
        )}
      </div>
    </main>
  );
}

/** Returns the URL of a speedrun ranking for a console or a page. Omits default values. */
function speedrunHref({ speedrun, filter }: SpeedrunRanking, change: Partial<RankingFilter>, locale: Language): string {
  const query = formatFilter({ ...filter, page: 1, ...change }, speedrun.defaultConsole);
  return localePath(locale, speedrunRoute(speedrun.id) + (query && `?${query}`));
}
