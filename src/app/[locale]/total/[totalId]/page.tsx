import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { TotalPage } from '#web/features/totals/total-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';
import { readTotal } from '#web/server/read-rankings.ts';

type Props = PageProps<'/[locale]/total/[totalId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, totalId } = await params;
  const total = (await readCatalogue()).totals.get(parseId(totalId));
  return total ? { title: total.name[locale as Locale] } : {};
}

export default async function Total({ params, searchParams }: Props) {
  const { locale, totalId } = await params;
  setRequestLocale(locale as Locale);
  const ranking = await readTotal(parseId(totalId), await searchParams); // awaited here: the status is still open
  if (!ranking) notFound();
  return <TotalPage catalogue={await readCatalogue()} ranking={ranking} locale={locale as Locale} />;
}
