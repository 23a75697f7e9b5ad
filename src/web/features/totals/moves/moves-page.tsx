import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { formatDate } from '#domain/shared/date.ts';
import styles from '#web/features/totals/cards/cards.module.css';
import { NoRows } from '#web/features/totals/no-rows.tsx';
import { TotalHead } from '#web/features/totals/total-head.tsx';
import { sinceHref, totalHref } from '#web/features/totals/total-href.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import type { TotalMoves } from '#web/server/rankings/read-rankings.ts';
import { SlopeChart } from '#web/ui/charts/lines/slope-chart.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { MoveTable } from './move-table.tsx';
import { moveTuples } from './move-tuples.ts';
import moves from './moves-page.module.css';
import { MovesTools } from './moves-tools.tsx';

type Props = { catalogue: Catalogue; view: TotalMoves; locale: Locale };

/** Shows the changes in a total between two days: counts, first places then and now, and every player's gain. */
export async function MovesPage({ catalogue, view, locale }: Props) {
  const [t, chart] = await Promise.all([getTranslations('totals'), getTranslations('charts')]);
  const { total, filter, since, until, top, pages } = view;
  const days = { from: formatDate(since), to: formatDate(until) };
  const ranking = { href: localePath(locale, totalHref(total.id, { ...filter, page: 1 })), label: t('views.ranking') };
  const here = { href: localePath(locale, sinceHref(total.id, since, { ...filter, page: 1 })), label: t('views.since'), current: true };
  const anonymous = t('anonymous');
  const title = t('since.title', { day: days.from });
  const monthAndDay = (day: string) => day.slice(5);
  const sameYear = since.slice(0, 4) === until.slice(0, 4);

  return (
    <main id="main">
      <TotalHead
        catalogue={catalogue}
        total={total}
        lead={t('since.period', days)}
        tabs={{ label: t('views.label'), items: [ranking, here] }}
        locale={locale}
      />
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
            <section className={`card ${moves.table}`}>
              <h2>{title}</h2>
              <MoveTable
                rows={moveTuples(view)}
                labels={{
                  locale,
                  caption: title,
                  heads: {
                    now: t('columns.now'),
                    move: t('columns.move'),
                    player: t('columns.player'),
                    before: sameYear ? monthAndDay(days.from) : days.from,
                    after: sameYear ? monthAndDay(days.to) : days.to,
                    gain: t('columns.gain'),
                  },
                  spoken: messagesOf(locale).totals.since.moves,
                  anonymous,
                  classes: classNames(catalogue, locale),
                }}
              />
            </section>
          </div>
        ) : (
          <NoRows everything={ranking.href} />
        )}
        <PageLinks
          page={filter.page}
          pages={pages}
          hrefOf={(page) => localePath(locale, sinceHref(total.id, since, { ...filter, page }))}
          words={pagingWords(locale)}
        />
      </div>
    </main>
  );
}
