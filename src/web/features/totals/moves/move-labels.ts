import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { TotalMoves } from '#web/server/rankings/read-rankings.ts';

type Labelled = Pick<TotalMoves, 'since' | 'until'>;

/** Returns all texts of the table of moves, in the page's language. */
export function moveLabels(catalogue: Catalogue, { since, until }: Labelled, locale: Language) {
  const t = translate(locale, 'totals');
  const { columns, phone, since: words } = messagesOf(locale).totals;
  const yearLength = since.slice(0, 4) === until.slice(0, 4) ? '2026/'.length : 0; // Days of the same year are shown without it.
  const [before, after] = [formatDate(since).slice(yearLength), formatDate(until).slice(yearLength)];
  return {
    locale,
    caption: t('since.title', { day: formatDate(since) }),
    heads: { ...columns.moves, before, after },
    phone: { move: phone.move, before: `${before}: {value}`, after: `${after}: {value}` },
    spoken: words.moves, // Each row fills in the placeholder {places}.
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}

export type MoveLabels = ReturnType<typeof moveLabels>;
