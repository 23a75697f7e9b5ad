import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { stagesOfTotal } from '#domain/catalogue/stage-places.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { TotalRanking } from '#web/server/read-rankings.ts';
import { LinkGrid } from '#web/ui/link-grid.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';
import { seriesToken } from '#web/ui/series-token.ts';
import { StandingTable } from './standing-table.tsx';

type Props = { catalogue: Catalogue; ranking: TotalRanking; locale: Locale };

/** A total: its ranking, and the way to each stage that it counts. */
export async function TotalPage({ catalogue, ranking, locale }: Props) {
  const t = await getTranslations('pages.total');
  const { total, players, boards, rows } = ranking;
  const title = total.name[locale];
  const stages = stagesOfTotal(catalogue, total.id);
  return (
    <ScapePage
      seed={total.id}
      seriesToken={seriesToken(total.series)}
      over={catalogue.series.get(total.series)?.name[locale]}
      title={title}
      lead={t('lead', { players, boards })}
    >
      <StandingTable catalogue={catalogue} total={total} caption={title} boards={boards} rows={rows} locale={locale} />
      <h2>{t('stages')}</h2>
      <LinkGrid items={stages.map(({ id, name }) => ({ id, href: localePath(locale, stageRoute(id)), label: name[locale] }))} />
    </ScapePage>
  );
}
