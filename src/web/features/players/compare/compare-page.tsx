import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { duelsOfSeries, pageOfGroups } from '#domain/rankings/duels/duel-part.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import cards from '#web/features/players/cards/cards.module.css';
import { comparePath, sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import { PlayerFilters } from '#web/features/players/records/player-filters.tsx';
import tools from '#web/features/players/tools.module.css';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ArrowLeftRight } from '#web/ui/media/icons.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ClosestCard } from './closest-card.tsx';
import boards from './compare-boards.module.css';
import { CompareBoards } from './compare-boards.tsx';
import { CompareForm } from './compare-form.tsx';
import { CompareHead } from './compare-head.tsx';
import { compareNames } from './compare-names.ts';
import styles from './compare-page.module.css';
import { CompareSeries } from './compare-series.tsx';
import { CompareStyle } from './compare-style.tsx';
import { CompareSums } from './compare-sums.tsx';
import { duelGroups } from './duel-groups.ts';

type Props = { catalogue: Catalogue; comparison: Comparison; locale: Language };

/** Compares two players: boards led, totals, the closest boards, and the boards of one series at a time. */
export function ComparePage({ catalogue, comparison, locale }: Props) {
  const t = translate(locale, 'players.compare');
  const names = compareNames(comparison, locale);
  const { a, b, duels, part, filter } = comparison;
  const parts = { catalogue, comparison, names, locale };
  const path = comparePath(locale, a.handle, b.handle);
  const swapped = underFilter(comparePath(locale, b.handle, a.handle), sharedFilter(filter), part.asked);
  return (
    <main id="main">
      <Static as="div">
        <CompareHead {...parts} />
      </Static>
      <div className="wrap">
        <Static as="div">
          <CompareSums comparison={comparison} names={names} locale={locale} />
        </Static>
        <Static as="div" className={tools.tools}>
          <PlayerFilters catalogue={catalogue} path={path} series={part.asked} asked={comparison} locale={locale} />
          <CompareForm handle={a.handle} locale={locale} />
        </Static>
        {duels.length === 0 ? (
          <section className="card">
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </section>
        ) : (
          <>
            {part.asked === undefined && (
              <div className={cards.grid}>
                <Static as="div" className="contents">
                  <ClosestCard {...parts} />
                </Static>
                <CompareStyle comparison={comparison} names={names} locale={locale} />
              </div>
            )}
            <Static as="nav" className={styles.series} aria-label={t('jump')}>
              <CompareSeries {...parts} hrefOf={(series) => underFilter(path, sharedFilter(filter), series)} />
              <ButtonLink variant="ghost" href={swapped}>
                <ArrowLeftRight aria-hidden />
                {t('swap')}
              </ButtonLink>
            </Static>
            <CompareList {...parts} />
            <Static as="section" className={styles.counts}>
              <h2>{t('counts')}</h2>
              <p>{t('countsText', { count: duels.filter(({ winner }) => winner === 'none').length })}</p>
            </Static>
          </>
        )}
      </div>
    </main>
  );
}

type ListProps = Props & { names: { readonly a: string; readonly b: string } };

/** Lists the boards of one series, page by page. */
function CompareList({ catalogue, comparison: { a, b, duels, part, filter }, names, locale }: ListProps) {
  const t = translate(locale, 'players.compare');
  const groups = pageOfGroups(duelGroups(catalogue, duelsOfSeries(duels, part.seriesId), locale), filter.page);
  const path = comparePath(locale, a.handle, b.handle);
  const series = part.seriesId === undefined ? undefined : catalogue.series.get(part.seriesId);
  return (
    <section id="boards" className={styles.list} aria-labelledby="series">
      <h2 id="series">{inLanguage(series?.name, locale)}</h2>
      <Static as="div" className={`card ${boards.boards}`}>
        {groups.length === 0 ? (
          <p>{t('seriesNone')}</p>
        ) : (
          <CompareBoards catalogue={catalogue} groups={groups} names={names} locale={locale} query={formatFilter(sharedFilter(filter))} />
        )}
      </Static>
      {part.pages > 1 && (
        <Static as="div">
          <PageLinks
            page={filter.page}
            pages={part.pages}
            hrefOf={(number) => `${underFilter(path, { ...filter, page: number }, part.seriesId)}#boards`}
            words={pagingWords(locale)}
          />
        </Static>
      )}
    </section>
  );
}
