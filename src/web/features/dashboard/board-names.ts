import type { Board } from '#domain/catalogue/board.ts';
import { boardPlace } from '#domain/catalogue/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

/** What a board is called and where it is; the rule is named where it is not the stage's own. */
export function boardNames(catalogue: Catalogue, board: Board, locale: Locale) {
  const place = boardPlace(catalogue, board);
  const isHome = board.kind !== 'stage' || catalogue.stages.get(board.refId)?.rule === board.ruleId;
  return {
    stage: place?.name[locale] ?? '',
    rule: isHome ? undefined : catalogue.rules.get(board.ruleId)?.short[locale],
    href: localePath(locale, place?.route ?? '/'),
    postHref: localePath(locale, `/post?stage=${board.refId}&rule=${board.ruleId}`),
  };
}
