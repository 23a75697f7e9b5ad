import { getTranslations } from 'next-intl/server';
import type { Split } from '#domain/records/splits.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { PlainTable } from '#web/ui/table/plain-table.tsx';

/** Lists the time at each split of a run and the duration between splits. Renders nothing without splits. */
export async function RecordSplits({ splits }: { splits: readonly Split[] | null }) {
  if (splits === null) return null;
  const t = await getTranslations('speedruns');
  return (
    <section aria-labelledby="splits">
      <h2 id="splits">{t('splits')}</h2>
      <PlainTable
        caption={t('splitsOf')}
        columns={[{ label: t('mark') }, { label: t('segment'), isNumeric: true }, { label: t('atMark'), isNumeric: true }]}
        rows={splits.map(({ name, atMs }, index) => ({
          key: index,
          cells: [name, formatDuration(atMs - (splits[index - 1]?.atMs ?? 0)), formatDuration(atMs)],
        }))}
      />
    </section>
  );
}
