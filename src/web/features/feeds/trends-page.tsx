import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { Trends } from '#web/server/read-feeds.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';

type Props = { catalogue: Catalogue; trends: Trends; locale: Locale };

/** What is played: stages on the rise, the most posted of each month, and who posts most. */
export async function TrendsPage({ catalogue, trends, locale }: Props) {
  const t = await getTranslations('pages');
  const stage = (id: number) => (
    <Link href={localePath(locale, stageRoute(id))} prefetch={false}>
      {findStage(catalogue, id)?.name[locale]}
    </Link>
  );
  const months = trends.months.map((month, index) => ({ month, most: trends.mostPosted[index] })).reverse();
  return (
    <ScapePage seed={12} seriesToken={0} title={t('trends.title')} lead={t('trends.lead')}>
      <h2>{t('trends.rising')}</h2>
      {trends.rising.length === 0 && <p>{t('trends.none')}</p>}
      {trends.rising.length > 0 && (
        <PlainTable
          caption={t('trends.rising')}
          columns={[
            { label: t('columns.stage') },
            { label: t('columns.posts'), figure: true },
            { label: t('columns.meanBefore'), figure: true },
          ]}
          rows={trends.rising.map(({ stageId, posts, meanBefore }) => ({
            key: stageId,
            cells: [stage(stageId), posts, meanBefore.toFixed(1)],
          }))}
        />
      )}
      <h2>{t('trends.mostPosted')}</h2>
      <PlainTable
        caption={t('trends.mostPosted')}
        columns={[{ label: t('columns.month'), width: 'date' }, { label: t('columns.stage') }, { label: t('columns.posts'), figure: true }]}
        rows={months.map(({ month, most }) => ({
          key: month,
          cells: [month.replace('-', '/'), most && stage(most.stageId), most?.posts ?? 0],
        }))}
      />
      <h2>{t('trends.mostActive')}</h2>
      <PlainTable
        caption={t('trends.mostActive')}
        columns={[{ label: t('columns.player') }, { label: t('columns.posts'), figure: true }]}
        rows={trends.mostActive.map(({ userId, handle, name, posts }) => ({
          key: userId,
          cells: [
            <Link key="player" href={localePath(locale, playerRoute(handle))} prefetch={false}>
              {name ?? t('anonymous')}
            </Link>,
            posts,
          ],
        }))}
      />
    </ScapePage>
  );
}
