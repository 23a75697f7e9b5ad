import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { UserRanking } from '#web/server/read-rankings.ts';
import { ScapePage } from '#web/ui/scape-page.tsx';
import { StandingTable } from './standing-table.tsx';

type Props = { catalogue: Catalogue; total: Total; ranking: UserRanking; locale: Locale };

/** All players by total 1. */
export async function UserRankingPage({ catalogue, total, ranking, locale }: Props) {
  const t = await getTranslations('pages.ranking');
  const { players, boards, rows } = ranking;
  return (
    <ScapePage seed={players} seriesToken={0} title={t('title')} lead={t('lead', { players })}>
      <StandingTable catalogue={catalogue} total={total} caption={t('title')} boards={boards} rows={rows} locale={locale} />
    </ScapePage>
  );
}
