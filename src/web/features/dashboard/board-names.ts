import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

/** Returns the names and links of a board. `rule` is only set when it differs from the stage's home rule. */
export function boardNames(catalogue: Catalogue, board: Board, locale: Language) {
  const place = boardPlace(catalogue, board);
  const isHome = board.kind !== 'stage' || catalogue.stages.get(board.refId)?.rule === board.ruleId;
  return {
    stage: inLanguage(place?.name, locale) ?? '',
    rule: isHome ? undefined : inLanguage(catalogue.rules.get(board.ruleId)?.short, locale),
    href: localePath(locale, place?.route ?? '/'),
    postHref: localePath(locale, `/post?stage=${board.refId}&rule=${board.ruleId}`),
  };
}
