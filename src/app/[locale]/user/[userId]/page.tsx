import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { playerJsonLd } from '#web/features/players/player-json-ld.ts';
import { playerMetadata } from '#web/features/players/player-metadata.ts';
import { PlayerPage } from '#web/features/players/player-page.tsx';
import { PageRefresh } from '#web/features/refresh/page-refresh.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readPlayer } from '#web/server/rankings/read-players.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/user/[userId]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, userId } = await params;
  const page = await readPlayer(userId, await searchParams);
  return page ? playerMetadata(page, locale as Locale) : notFoundHead(locale as Locale);
}

export default async function User({ params, searchParams }: Props) {
  const { locale, userId } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const page = await readPlayer(userId, await searchParams);
  if (!page) return <MissingPage />;
  const refresh = <PageRefresh locale={locale as Locale} page="user" id={userId} ownLine />;
  return (
    <>
      <PlayerPage catalogue={await readCatalogue()} page={page} locale={locale as Locale} refresh={refresh} />
      {!page.player.closed && <JsonLd data={playerJsonLd(page, locale as Locale)} />}
    </>
  );
}
