import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';

/** Returns the parts of a record's name in one language: stage, rule, value, author and rank. */
export function recordNames(catalogue: Catalogue, { board, record, best, isBest }: ShownRecord, locale: Language) {
  const { place, anonymous } = messagesOf(locale).records;
  const where = board.kind === 'speedrun' ? catalogue.speedruns.get(board.refId) : findStage(catalogue, board.refId);
  return {
    stage: inLanguage(where?.name, locale) ?? '',
    rule: inLanguage(catalogue.rules.get(board.ruleId)?.short, locale) ?? '',
    value: formatShown(shownOfRankKey(board, record.rankKey)),
    player: record.name ?? anonymous,
    place: isBest && best ? placeText(place, locale, best.rank) : null,
  };
}

export type RecordNames = ReturnType<typeof recordNames>;
