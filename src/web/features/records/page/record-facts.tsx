import { consolesOf } from '#domain/catalogue/boards/consoles-of.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { gapBetween } from '#domain/records/rank-key.ts';
import { formatGap } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Facts } from '#web/ui/table/facts.tsx';

type Props = { catalogue: Catalogue; shown: ShownRecord; locale: Language };

/** Lists the values behind the result of a record, and when and how it was played. */
export function RecordFacts({ catalogue, shown: { board, record, best, isBest, recordKey }, locale }: Props) {
  const t = translate(locale, 'records.page');
  const date = (at: Date) => formatDate(dayOf(at, siteZone()));
  const count = (term: string, value: number | null) => value !== null && { term, value: formatScore(value) };
  const facts = [
    recordKey !== null &&
      recordKey !== record.rankKey && { term: t('toRecord'), value: formatGap(gapBetween(board, record.rankKey, recordKey)) },
    isBest && best && best.points !== null && { term: t('points'), value: formatScore(best.points) },
    count(t('creatures'), record.creatures),
    count(t('treasure'), record.treasure),
    board.metric === 'cavePoints' && record.timeMs !== null && { term: t('time'), value: formatDuration(record.timeMs) },
    count(t('ownPoints'), record.ownPoints),
    count(t('computerPoints'), record.computerPoints),
    { term: t('console'), value: inLanguage(consolesOf(catalogue, board).get(record.console)?.name, locale) ?? '' },
    board.regionAdjustment !== null && { term: t('edition'), value: record.overseasEdition ? t('overseas') : t('japanese') },
    count(t('original'), record.originalScore),
    { term: t('played'), value: date(record.achievedAt) },
    { term: t('posted'), value: <When at={record.postedAt.getTime()} text={date(record.postedAt)} /> },
    { term: t('rule'), value: inLanguage(catalogue.rules.get(board.ruleId)?.short, locale) ?? '' },
  ];
  return <Facts items={facts.filter((fact) => typeof fact === 'object')} />;
}
