import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Comparison } from '#web/server/read-rankings.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';

type Props = { catalogue: Catalogue; comparison: Comparison; locale: Locale };

/** Two players: who is ahead on how many boards, series by series. */
export async function ComparePage({ catalogue, comparison, locale }: Props) {
  const t = await getTranslations('pages');
  const [a, b] = [comparison.a.name ?? t('anonymous'), comparison.b.name ?? t('anonymous')];
  const { wins, losses, draws } = comparison.all;
  return (
    <ScapePage
      seed={comparison.a.userId + comparison.b.userId}
      seriesToken={0}
      title={t('compare.title', { a, b })}
      lead={t('compare.lead', { a, wins, losses, draws })}
    >
      <PlainTable
        caption={t('compare.title', { a, b })}
        columns={[
          { label: t('columns.series') },
          { label: t('compare.won', { name: a }), figure: true },
          { label: t('compare.tied'), figure: true },
          // Two players may bear the anonymous label: columns are told apart by the handle then.
          { label: t('compare.won', { name: a === b ? `${b} (${comparison.b.handle})` : b }), figure: true },
        ]}
        rows={comparison.bySeries.map((sums) => ({
          key: sums.seriesId,
          cells: [catalogue.series.get(sums.seriesId)?.name[locale], sums.wins, sums.draws, sums.losses],
        }))}
      />
    </ScapePage>
  );
}
