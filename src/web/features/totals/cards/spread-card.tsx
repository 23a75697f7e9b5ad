import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatSum } from '#domain/shared/score.ts';
import { OwnStem } from '#web/features/totals/own/own-stem.tsx';
import { OwnTitle } from '#web/features/totals/own/own-title.tsx';
import { titleWords } from '#web/features/totals/total-labels.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';
import { binPlaces, DISTRIBUTION_ROOT, DistributionChart } from '#web/ui/charts/bars/distribution-chart.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import styles from './cards.module.css';
import { ClassCard } from './class-card.tsx';

type Props = { catalogue: Catalogue; ranking: TotalRanking; locale: Language };

/** Charts the distribution of players in a total: by sum with the reference borders, or by class in total 1. */
export function SpreadCard({ catalogue, ranking, locale }: Props) {
  const { total, players, boards, spread, rows, filter } = ranking;
  if (spread.classCounts) return <ClassCard catalogue={catalogue} counts={spread.classCounts} boards={boards} locale={locale} />;
  const [t, chart] = [translate(locale, 'totals.spread'), translate(locale, 'charts')];
  const { ranges, borders } = spread;
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return null;
  const most = ranges.reduce((a, b) => (b.count > a.count ? b : a));
  const rangeText = (range: typeof first) => t('range', { from: formatSum(range.from), to: formatSum(range.to) });
  const leader = filter.page === 1 ? rows[0]?.score : undefined;

  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>
          <OwnTitle words={titleWords(catalogue, locale)}>{t('most', { most: most.count, players, range: rangeText(most) })}</OwnTitle>
        </h2>
        <p>{t('players', { players })}</p>
      </header>
      <DistributionChart
        words={{
          sentence: t('sentence', {
            players,
            from: formatSum(first.from),
            to: formatSum(last.to),
            most: most.count,
            range: rangeText(most),
          }),
          heads: [t('heads.sum'), t('heads.players')],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        bins={ranges.map((range) => ({ ...range, cells: [rangeText(range), String(range.count)] }))}
        colour={`var(--series-${seriesToken(total.series)})`}
        borders={borders.map((value) => ({ value, label: formatSum(value) }))}
      />
      <OwnStem
        stems={binPlaces(ranges).map((place, index) => ({ key: ranges[index]?.from ?? 0, ...place }))}
        root={DISTRIBUTION_ROOT}
        rise={14}
        by="value"
        label={messagesOf(locale).totals.own.stem}
      />
      {leader !== undefined && borders.length > 0 && <p>{borderText(borders, leader, locale)}</p>}
    </section>
  );
}

function borderText(borders: readonly number[], leader: number, locale: Language): string {
  const t = translate(locale, 'totals.spread');
  const next = borders.find((border) => border > leader);
  if (next === undefined) return t('allBorders', { border: formatSum(borders.at(-1) ?? 0) });
  return t('nextBorder', { border: formatSum(next), missing: formatSum(next - leader) });
}
