import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

/** Returns the names and links of a board. `rule` is only set when it differs from the stage's home rule. */
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
