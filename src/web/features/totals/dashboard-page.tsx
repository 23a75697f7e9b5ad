import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { totalBoards } from '#domain/catalogue/total-boards.ts';
import { formatScore } from '#domain/shared/score.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { Rivals } from '#web/server/read-rankings.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';
import { StandingTable } from './standing-table.tsx';

type Props = {
  catalogue: Catalogue;
  total: Total;
  me: { readonly handle: string; readonly name: string | null };
  rivals: Rivals;
  locale: Locale;
};

/** Where a player stands in total 1: the neighbours, and how far the next class is. */
export async function DashboardPage({ catalogue, total, me, rivals, locale }: Props) {
  const t = await getTranslations('pages');
  const { own, above, below, next } = rivals;
  const rows = own ? [...above, own, ...below] : [];
  const nextName = next && catalogue.rankClasses.get(next.rankClass)?.name[locale];
  return (
    <ScapePage seed={total.id} seriesToken={0} title={t('dashboard.title')} lead={t('dashboard.lead', { name: me.name ?? t('anonymous') })}>
      <h2>{t('dashboard.rivals')}</h2>
      {own ? (
        <StandingTable
          catalogue={catalogue}
          total={total}
          caption={t('dashboard.rivals')}
          boards={totalBoards(catalogue, total.id).length}
          rows={rows}
          locale={locale}
        />
      ) : (
        <p>{t('dashboard.none')}</p>
      )}
      {next && nextName && <p>{t('dashboard.next', { name: nextName, missing: formatScore(next.missing) })}</p>}
      <p>
        <ButtonLink href={localePath(locale, playerRoute(me.handle))}>{t('dashboard.page')}</ButtonLink>
      </p>
    </ScapePage>
  );
}
