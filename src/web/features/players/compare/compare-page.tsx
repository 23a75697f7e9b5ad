import { ArrowLeftRight } from 'lucide-react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import cards from '#web/features/players/cards/cards.module.css';
import { styleAxes } from '#web/features/players/cards/style-axes.ts';
import { comparePath, underFilter } from '#web/features/players/player-hrefs.ts';
import { PlayerFilters } from '#web/features/players/records/player-filters.tsx';
import tools from '#web/features/players/tools.module.css';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { RadarChart } from '#web/ui/charts/bars/radar-chart.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ClosestCard } from './closest-card.tsx';
import { CompareBoards } from './compare-boards.tsx';
import { CompareForm } from './compare-form.tsx';
import { CompareHead } from './compare-head.tsx';
import { compareNames } from './compare-names.ts';
import styles from './compare-page.module.css';
import { CompareSums } from './compare-sums.tsx';
import { duelGroups } from './compare-tuples.ts';

type Props = { catalogue: Catalogue; comparison: Comparison; locale: Language };

/** Compares two players: boards led, totals, every board, and the closest boards. */
export function ComparePage({ catalogue, comparison, locale }: Props) {
  const t = translate(locale, 'players.compare');
  const names = compareNames(comparison, locale);
  const { a, b, duels, filter } = comparison;
  const groups = duelGroups(catalogue, comparison, locale).map((group) => ({
    ...group,
    score: t('groupSum', group.sums),
    meaning: t('groupSumMeaning', { ...group.sums, ...names }),
  }));
  const series = [...Map.groupBy(groups, ({ seriesId }) => seriesId)].flatMap(([id, [first]]) => (first ? [{ id, key: first.key }] : []));
  const parts = { catalogue, comparison, names, locale };
  return (
    <main id="main">
      <CompareHead {...parts} />
      <div className="wrap">
        <CompareSums comparison={comparison} names={names} locale={locale} />
        <div className={tools.tools}>
          <PlayerFilters catalogue={catalogue} path={comparePath(locale, a.handle, b.handle)} asked={comparison} locale={locale} />
          <CompareForm handle={a.handle} locale={locale} />
        </div>
        {duels.length === 0 ? (
          <section className="card">
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </section>
        ) : (
          <>
            <nav className={styles.jump} aria-label={t('jump')}>
              {series.map(({ id, key }) => (
                <a key={id} href={`#${key}`}>
                  {inLanguage(catalogue.series.get(id)?.short, locale)}
                </a>
              ))}
              <ButtonLink variant="ghost" href={underFilter(comparePath(locale, b.handle, a.handle), filter)} prefetch={false}>
                <ArrowLeftRight aria-hidden />
                {t('swap')}
              </ButtonLink>
            </nav>
            <CompareBoards
              groups={groups}
              labels={{
                ...names,
                stage: t('stage'),
                rank: t('rank'),
                difference: t('difference'),
                level: t('level'),
                notPlayed: t('notPlayed'),
                noResult: t('noResult'),
                alone: t('alone'),
              }}
              locale={locale}
              query={formatFilter(filter)}
            />
            <div className={cards.grid}>
              <ClosestCard {...parts} />
              <CompareStyle comparison={comparison} names={names} locale={locale} />
            </div>
            <section className={styles.counts}>
              <h2>{t('counts')}</h2>
              <p>{t('countsText', { count: duels.filter(({ winner }) => winner === 'none').length })}</p>
            </section>
          </>
        )}
      </div>
    </main>
  );
}

type StyleProps = { comparison: Comparison; names: { a: string; b: string }; locale: Language };

/** Compares the play styles of both players in one radar chart. */
function CompareStyle({ comparison: { a, b }, names, locale }: StyleProps) {
  const [t, chart] = [translate(locale, 'players'), translate(locale, 'charts')];
  return (
    <section className={`card ${cards.card}`} data-span="4" aria-labelledby="styles">
      <h2 id="styles">{t('compare.style')}</h2>
      <RadarChart
        words={{
          sentence: t('compare.styleSentence', { ...names, count: a.style.length }),
          heads: [t('style.direction'), names.a, names.b],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        axes={styleAxes(a.style, (name) => t(`style.names.${name}`), b.style)}
        whole={1}
        colour="var(--series-6)"
        names={{ own: names.a, other: names.b }}
      />
      <p className={cards.note}>{t('style.definition')}</p>
    </section>
  );
}
