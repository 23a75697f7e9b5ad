import '#web/shell/shell-styles.ts';
import '#web/features/players/player-styles.ts';
import { playerJsonLd } from '#web/features/players/player-json-ld.ts';
import { playerMetadata } from '#web/features/players/player-metadata.ts';
import { PlayerPage } from '#web/features/players/player-page.tsx';
import { PageRefresh } from '#web/features/refresh/page-refresh.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readPlayer } from '#web/server/rankings/read-players.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/user/[userId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { userId }, query }) => {
  const page = await readPlayer(userId, query);
  return page ? playerMetadata(page, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { userId }, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const page = await readPlayer(userId, query);
  if (!page) return <MissingPage locale={locale} />;
  const refresh = <PageRefresh locale={locale} page="user" id={userId} ownLine />;
  return (
    <>
      <PlayerPage catalogue={await readCatalogue()} page={page} locale={locale} refresh={refresh} />
      {!page.player.closed && <JsonLd data={playerJsonLd(page, locale)} />}
    </>
  );
});
