import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import cards from '#web/features/players/cards/cards.module.css';
import { OpponentPicker } from '#web/features/players/compare/picker/opponent-picker.tsx';
import { pickerLabels } from '#web/features/players/compare/picker/picker-labels.ts';
import { comparePath, sharedFilter } from '#web/features/players/player-hrefs.ts';
import { PlayerFilters } from '#web/features/players/records/player-filters.tsx';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ClosestCard } from './closest-card.tsx';
import { CompareForm } from './compare-form.tsx';
import { CompareHead } from './compare-head.tsx';
import { type LinkedPart, partHref } from './compare-href.ts';
import { CompareList } from './compare-list.tsx';
import { compareNames } from './compare-names.ts';
import styles from './compare-page.module.css';
import { CompareSeries } from './compare-series.tsx';
import { CompareStyle } from './compare-style.tsx';
import { CompareSums } from './compare-sums.tsx';
import { CompareTabs } from './compare-tabs.tsx';

type Props = { catalogue: Catalogue; comparison: Comparison; locale: Language };

/** Compares two players: boards led, the closest boards or a list of boards, sums by game, totals and play styles. */
export function ComparePage({ catalogue, comparison, locale }: Props) {
  const t = translate(locale, 'players.compare');
  const names = compareNames(comparison, locale);
  const { a, b, duels, part, filter } = comparison;
  const parts = { catalogue, comparison, names, locale };
  const path = comparePath(locale, a.handle, b.handle);
  const here = partOf(comparison);
  const hrefOf = (linked: LinkedPart, page = 1) => partHref(path, { ...sharedFilter(filter), page }, linked);
  const swapped = partHref(comparePath(locale, b.handle, a.handle), sharedFilter(filter), here);
  return (
    <main id="main">
      <Static as="div">
        <CompareHead {...parts} swapped={swapped} />
      </Static>
      <div className="wrap">
        <Static as="div" className={styles.choices}>
          <CompareTabs comparison={comparison} hrefOf={hrefOf} locale={locale} />
          <PlayerFilters catalogue={catalogue} path={path} asked={comparison} part={here} locale={locale} />
          <CompareForm handle={a.handle} locale={locale} />
        </Static>
        {duels.length === 0 ? (
          <section className="card">
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </section>
        ) : (
          <>
            <Static as="div">
              <CompareList {...parts} hrefOf={hrefOf} />
              <CompareSeries {...parts} hrefOf={hrefOf} />
            </Static>
            <Static as="div">
              <CompareSums comparison={comparison} names={names} locale={locale} />
            </Static>
            {part.isOverview && (
              <div className={cards.grid}>
                <Static as="div" className={styles.closest}>
                  <ClosestCard {...parts} />
                </Static>
                <CompareStyle comparison={comparison} names={names} locale={locale} />
              </div>
            )}
            <Static as="section" className={styles.counts}>
              <h2>{t('counts')}</h2>
              <p>{t('countsText', { count: duels.filter(({ winner }) => winner === 'none').length })}</p>
            </Static>
          </>
        )}
      </div>
      {/* The key closes the sheet when another comparison opens. */}
      <OpponentPicker
        key={path}
        players={[
          { userId: a.handle, name: a.name },
          { userId: b.handle, name: b.name },
        ]}
        labels={pickerLabels(catalogue, locale)}
        locale={locale}
      />
    </main>
  );
}

/** Returns the part of the current address, which filters and the swap keep. The overview has none. */
const partOf = ({ part: { scope, seriesId, isOverview } }: Comparison): LinkedPart => ({
  boards: isOverview || (scope === 'both' && seriesId !== undefined) ? undefined : scope,
  series: seriesId,
});
