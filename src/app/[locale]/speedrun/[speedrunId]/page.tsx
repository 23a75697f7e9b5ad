import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { DirectoryPage } from '#web/features/directory/directory-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';

type Props = PageProps<'/[locale]/speedrun/[speedrunId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, speedrunId } = await params;
  const speedrun = (await readCatalogue()).speedruns.get(parseId(speedrunId));
  return speedrun ? { title: speedrun.name[locale as Locale] } : {};
}

/** A story speedrun: its name and the editions it is run on. */
export default async function SpeedrunPage({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const catalogue = await readCatalogue();
  const speedrun = catalogue.speedruns.get(parseId((await params).speedrunId));
  const series = speedrun && catalogue.series.get(speedrun.series);
  if (!series) notFound();
  const editions = speedrun.consoles.flatMap((id) => catalogue.speedrunConsoles.get(id)?.name[locale] ?? []);

  return (
    <DirectoryPage
      seed={speedrun.id}
      series={series}
      title={speedrun.name[locale]}
      lead={editions.join(' · ')}
      stages={[]}
      locale={locale}
    />
  );
}
