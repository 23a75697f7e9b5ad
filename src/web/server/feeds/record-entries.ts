import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { FeedPost } from '#usecases/feeds/get-record-feed.ts';
import { translate } from '#web/i18n/translate.ts';
import type { FeedEntry } from './feed-document.ts';

/** Returns the entry of a record: who posted what where, the gain on their previous best, their comment, the video and the state. */
export function recordEntry({ record, isWorldRecord, state, comment, videoUrl, changedAt }: FeedPost, locale: Language): FeedEntry {
  const t = translate(locale, 'feeds');
  const gainOf = (gain: string | null) => (gain === null ? t('line.first') : gain && t('files.gain', { gain }));
  const player = record.name ?? translate(locale, 'rankings')('anonymous');
  const stage = inLanguage(record.stage, locale);
  return {
    name: `record/${record.recordId}`,
    title: t(`files.${isWorldRecord ? 'worldRecord' : 'record'}`, {
      player,
      stage,
      rule: inLanguage(record.rule, locale),
      value: record.value,
    }),
    text: [gainOf(record.gain), comment, videoUrl].filter((line) => line).join('\n'),
    page: recordRoute(record.recordId),
    author: { name: player, page: playerRoute(record.handle) },
    tag: { term: state, label: translate(locale, 'records')(`states.${state}`) },
    published: new Date(record.postedAt),
    updated: changedAt,
  };
}
