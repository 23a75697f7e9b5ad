import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/totals/cards/cards.module.css';
import { NoRows } from '#web/features/totals/no-rows.tsx';
import { TotalHead } from '#web/features/totals/total-head.tsx';
import { sinceHref, totalHref } from '#web/features/totals/total-href.ts';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { TotalMoves } from '#web/server/rankings/read-rankings.ts';
import { SlopeChart } from '#web/ui/charts/lines/slope-chart.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { moveLabels } from './move-labels.ts';
import { moveRows } from './move-rows.ts';
import { MoveTable } from './move-table.tsx';
import moves from './moves-page.module.css';
import { MovesTools } from './moves-tools.tsx';

type Props = { catalogue: Catalogue; view: TotalMoves; locale: Language };

/** Shows the changes in a total between two days: counts, first places then and now, and every player's gain. */
export function MovesPage({ catalogue, view, locale }: Props) {
  const [t, chart] = [translate(locale, 'totals'), translate(locale, 'charts')];
  const { total, filter, since, until, top, pages } = view;
  const days = { from: formatDate(since), to: formatDate(until) };
  const ranking = { href: localePath(locale, totalHref(total.id, { ...filter, page: 1 })), label: t('views.ranking') };
  const here = { href: localePath(locale, sinceHref(total.id, since, { ...filter, page: 1 })), label: t('views.since'), current: true };
  const anonymous = t('anonymous');
  const labels = moveLabels(catalogue, view, locale);

  return (
    <main id="main">
      <Static as="div">
        <TotalHead
          catalogue={catalogue}
          total={total}
          lead={t('since.period', days)}
          tabs={{ label: t('views.label'), items: [ranking, here] }}
          locale={locale}
        />
      </Static>
      <div className="wrap">
        <MovesTools view={view} locale={locale} />
        {view.moves.length > 0 ? (
          <div className={moves.split}>
            <section className={`card ${styles.card}`}>
              <header>
                <h2>{t('since.slope')}</h2>
                <p>{t('since.top', { count: top.length })}</p>
              </header>
              <SlopeChart
                words={{
                  sentence: t('since.slopeSentence', { count: top.length, ...days }),
                  heads: [t('since.slopeHeads.player'), t('since.slopeHeads.then'), t('since.slopeHeads.now')],
                  labels: { keys: chart('keys'), numbers: chart('numbers') },
                }}
                rows={top.map(({ before, after }) => ({
                  name: after.name ?? anonymous,
                  from: before?.rank ?? null,
                  to: after.rank,
                  cells: [after.name ?? anonymous, before ? String(before.rank) : t('since.none'), String(after.rank)],
                }))}
              />
            </section>
            <Static as="section" className={`card ${moves.table}`}>
              <h2>{labels.caption}</h2>
              <MoveTable rows={moveRows(view)} labels={labels} />
            </Static>
          </div>
        ) : (
          <NoRows everything={ranking.href} locale={locale} />
        )}
        <Static as="div">
          <PageLinks
            page={filter.page}
            pages={pages}
            hrefOf={(page) => localePath(locale, sinceHref(total.id, since, { ...filter, page }))}
            words={pagingWords(locale)}
          />
        </Static>
      </div>
    </main>
  );
}
