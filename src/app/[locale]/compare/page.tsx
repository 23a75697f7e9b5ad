import '#web/shell/shell-styles.ts';
import '#web/features/players/player-styles.ts';
import { redirect } from 'next/navigation';
import { CompareAsk } from '#web/features/players/compare/compare-ask.tsx';
import { comparePath } from '#web/features/players/player-hrefs.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readHandle } from '#web/server/rankings/read-players.ts';
import { readUserRanking } from '#web/server/rankings/read-rankings.ts';

const EXAMPLES = 3;

export const generateMetadata = localeMetadata(({ locale }) => {
  const { players, found } = messagesOf(locale);
  return pageHead(locale, { title: players.compare.heading, description: found.pages.compare, index: false });
});

/** Finds the two players named in the query and redirects to their comparison. Shows a form until both are known. */
export default localePage(async ({ locale, query }) => {
  // `player` is repeated when the players were selected by checkboxes in a list.
  const [first, second] = [query.player].flat();
  const [a, b] = [query.a ?? first, query.b ?? second].map((typed) => (typeof typed === 'string' ? typed.trim() : ''));
  const catalogue = await readCatalogue();
  if (!a || !b) {
    const top = (await readUserRanking({}))?.rows.slice(0, EXAMPLES + 1);
    return <CompareAsk catalogue={catalogue} a={a ?? ''} b={b ?? ''} unknown={undefined} same={false} top={top ?? []} locale={locale} />;
  }

  const [handleA, handleB] = [await readHandle(a), await readHandle(b)];
  if (handleA !== undefined && handleB !== undefined && handleA !== handleB) redirect(comparePath(locale, handleA, handleB));
  const unknown = handleA === undefined ? a : handleB === undefined ? b : undefined;
  return <CompareAsk catalogue={catalogue} a={a} b={b} unknown={unknown} same={unknown === undefined} locale={locale} />;
});
