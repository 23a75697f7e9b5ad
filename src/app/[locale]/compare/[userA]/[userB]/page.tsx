import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { compareNames } from '#web/features/players/compare-names.ts';
import { ComparePage } from '#web/features/players/compare-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageHead } from '#web/server/page-head.ts';
import { readComparison } from '#web/server/read-players.ts';

type Props = PageProps<'/[locale]/compare/[userA]/[userB]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, userA, userB } = await params;
  setRequestLocale(locale as Locale);
  const comparison = await readComparison(userA, userB, await searchParams);
  const t = await getTranslations('players');
  if (!comparison) return {};
  const title = t('compare.title', await compareNames(comparison));
  const description = (await getTranslations('found.compare'))('description', { title });
  return pageHead(locale as Locale, { title, description, index: false }); // there are as many pairs as players squared
}

export default async function Compare({ params, searchParams }: Props) {
  const { locale, userA, userB } = await params;
  setRequestLocale(locale as Locale);
  const comparison = await readComparison(userA, userB, await searchParams); // awaited here: the status is still open
  if (!comparison) notFound();
  return <ComparePage catalogue={await readCatalogue()} comparison={comparison} locale={locale as Locale} />;
}
