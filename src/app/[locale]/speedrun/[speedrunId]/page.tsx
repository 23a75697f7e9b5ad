import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { speedrunMetadata } from '#web/features/speedruns/speedrun-metadata.ts';
import { SpeedrunPage } from '#web/features/speedruns/speedrun-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';

type Props = PageProps<'/[locale]/speedrun/[speedrunId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, speedrunId } = await params;
  const catalogue = await readCatalogue();
  const speedrun = catalogue.speedruns.get(parseId(speedrunId));
  return speedrun ? speedrunMetadata(catalogue, speedrun, locale as Locale) : {};
}

export default async function SpeedrunRoute({ params }: Props) {
  const { locale, speedrunId } = await params;
  setRequestLocale(locale as Locale);
  const catalogue = await readCatalogue();
  const speedrun = catalogue.speedruns.get(parseId(speedrunId));
  if (!speedrun) notFound();
  return <SpeedrunPage catalogue={catalogue} speedrun={speedrun} locale={locale as Locale} />;
}
