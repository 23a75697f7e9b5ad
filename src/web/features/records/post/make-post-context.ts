import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { consolesOf } from '#domain/catalogue/boards/consoles-of.ts';
import { totalsOfBoard } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import type { PostContext } from './post-context.ts';
import { postHref } from './post-href.ts';

type Place = { readonly board: Board; readonly recordKey: number | null };

/** Returns the data for a board's posting form, in one language. */
export function makePostContext(catalogue: Catalogue, { board, recordKey }: Place, locale: Language): PostContext {
  const { post, fields, doubt, errors, answers, confirm, gain, place, anonymous } = messagesOf(locale).records;
  const named = (entries: Iterable<{ readonly id: number; readonly name: Localised }>) =>
    Object.fromEntries([...entries].map(({ id, name }) => [id, inLanguage(name, locale)]));
  return {
    board,
    recordKey,
    locale,
    stage: inLanguage(boardPlace(catalogue, board)?.name, locale) ?? '',
    rule: inLanguage(catalogue.rules.get(board.ruleId)?.short, locale) ?? '',
    zone: siteZone(),
    words: { post, fields, doubt, errors, answers, confirm, gain, place, anonymous },
    names: {
      totals: named(totalsOfBoard(catalogue, board)),
      classes: classNames(catalogue, locale),
      consoles: named(consolesOf(catalogue, board).values()),
    },
    loginHref: loginHref(locale, postHref(board)),
  };
}
