import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { stagesOfTotal } from '#domain/catalogue/stage-places.ts';
import { totalBoards } from '#domain/catalogue/total-boards.ts';
import { DirectoryPage } from '#web/features/directory/directory-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';

type Props = PageProps<'/[locale]/total/[totalId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, totalId } = await params;
  const total = (await readCatalogue()).totals.get(parseId(totalId));
  return total ? { title: total.name[locale as Locale] } : {};
}

/** What a total is made of. */
export default async function TotalPage({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const catalogue = await readCatalogue();
  const total = catalogue.totals.get(parseId((await params).totalId));
  const series = total && catalogue.series.get(total.series);
  if (!series) notFound();
  const t = await getTranslations('frame.directory');
  const lead = t('boards', { count: totalBoards(catalogue, total.id).length });

  return (
    <DirectoryPage
      seed={total.id}
      series={series}
      title={total.name[locale]}
      lead={lead}
      stages={stagesOfTotal(catalogue, total.id)}
      locale={locale}
    />
  );
}
