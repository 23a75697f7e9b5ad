import '#web/shell/shell-styles.ts';
import { gameRoute } from '#domain/catalogue/routes.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { GamePage } from '#web/features/game/game-page.tsx';
import { translate } from '#web/i18n/translate.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readGame } from '#web/server/rankings/read-game.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/game/[series]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { series }, query }) => {
  const page = await readGame(parseId(series), query);
  if (!page) return notFoundHead(locale);
  const { game, records } = page;
  const name = inLanguage(game.series.name, locale);
  const stages = game.groups.reduce((sum, { boards }) => sum + boards.length, 0);
  return pageHead(locale, {
    title: name,
    description: translate(locale, 'game')('description', { name, stages, records }),
    address: gameRoute(game.series.id), // Groups and orders show the same stages.
  });
});

export default localePage<Props>(async ({ locale, params: { series }, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const page = await readGame(parseId(series), query);
  if (!page) return <MissingPage locale={locale} />;
  return <GamePage catalogue={await readCatalogue()} page={page} locale={locale} />;
});
