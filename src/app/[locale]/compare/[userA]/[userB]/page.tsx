import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { compareNames } from '#web/features/players/compare/compare-names.ts';
import { ComparePage } from '#web/features/players/compare/compare-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { readComparison } from '#web/server/rankings/read-players.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/compare/[userA]/[userB]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, userA, userB } = await params;
  setRequestLocale(locale as Locale);
  const comparison = await readComparison(userA, userB, await searchParams);
  const t = await getTranslations('players');
  if (!comparison) return notFoundHead(locale as Locale);
  const title = t('compare.title', await compareNames(comparison));
  const description = (await getTranslations('found.compare'))('description', { title });
  // Not indexed, because there is one page per pair of players.
  return pageHead(locale as Locale, { title, description, index: false });
}

export default async function Compare({ params, searchParams }: Props) {
  const { locale, userA, userB } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const comparison = await readComparison(userA, userB, await searchParams);
  if (!comparison) return <MissingPage />;
  return <ComparePage catalogue={await readCatalogue()} comparison={comparison} locale={locale as Locale} />;
}
