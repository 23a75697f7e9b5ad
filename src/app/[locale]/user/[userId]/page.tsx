import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PlayerPage } from '#web/features/players/player-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readPlayer } from '#web/server/read-rankings.ts';

type Props = PageProps<'/[locale]/user/[userId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, userId } = await params;
  const shown = await readPlayer(userId);
  const t = await getTranslations({ locale: locale as Locale, namespace: 'pages' });
  return shown ? { title: shown.player.name ?? t('anonymous'), robots: { index: !shown.player.closed } } : {};
}

export default async function User({ params }: Props) {
  const { locale, userId } = await params;
  setRequestLocale(locale as Locale);
  const shown = await readPlayer(userId); // awaited here: the status is still open
  if (!shown) notFound();
  return <PlayerPage catalogue={await readCatalogue()} shown={shown} locale={locale as Locale} />;
}
