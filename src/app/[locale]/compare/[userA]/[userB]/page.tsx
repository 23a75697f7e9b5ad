import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ComparePage } from '#web/features/players/compare-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readComparison, readPlayer } from '#web/server/read-rankings.ts';

type Props = PageProps<'/[locale]/compare/[userA]/[userB]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, userA, userB } = await params;
  const [a, b] = await Promise.all([readPlayer(userA), readPlayer(userB)]);
  const t = await getTranslations({ locale: locale as Locale, namespace: 'pages' });
  return a && b ? { title: t('compare.title', { a: a.player.name ?? t('anonymous'), b: b.player.name ?? t('anonymous') }) } : {};
}

export default async function Compare({ params, searchParams }: Props) {
  const { locale, userA, userB } = await params;
  setRequestLocale(locale as Locale);
  const comparison = await readComparison(userA, userB, await searchParams); // awaited here: the status is still open
  if (!comparison) notFound();
  return <ComparePage catalogue={await readCatalogue()} comparison={comparison} locale={locale as Locale} />;
}
