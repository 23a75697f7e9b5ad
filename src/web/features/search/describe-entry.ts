import { eventDay } from '#domain/catalogue/event-date.ts';
import { type SearchEntry, textFor } from '#domain/search/entries.ts';
import { markHits } from '#domain/search/highlight.ts';
import { rowNames } from '#domain/search/row-names.ts';
import type { StageRow } from '#domain/search/rows.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import type { SearchWords } from '#web/i18n/search-words.ts';
import type { SearchLists } from './search-lists.ts';

export type Describing = {
  readonly lists: SearchLists;
  readonly words: SearchWords;
  readonly locale: Language;
  readonly anonymous: string;
};

type EntryNames = { readonly title: string; readonly other: string | undefined; readonly otherLang: Language | undefined };

/**
 * Returns the name of a search entry in the reader's language, and a second name, such as the one in another
 * language.
 */
export function namesOf(entry: SearchEntry, { locale, anonymous }: Describing): EntryNames {
  if (entry.kind === 'user') return { title: entry.user.name ?? anonymous, other: `@${entry.user.userId}`, otherLang: undefined };
  if (entry.kind === 'stage') {
    const names = rowNames(entry.stage);
    const other = inOtherLanguage(names, locale);
    return { title: inLanguage(names, locale), other: other?.text, otherLang: other?.lang };
  }
  const own = textFor(entry.texts, locale);
  const other = entry.texts.find((text) => text !== own);
  return { title: own.keyword, other: other?.keyword, otherLang: other?.lang };
}

/** Returns the name that matched the query if it is not the title: the other name or the reading. */
export function foundName(entry: SearchEntry, query: string, by: Describing): string | undefined {
  const has = (name: string | undefined) => name !== undefined && markHits(name, query).some((part) => part.isHit);
  const { title, other } = namesOf(entry, by);
  if (entry.kind === 'user' || has(title)) return undefined;
  return [other, entry.kind === 'stage' ? entry.stage.yomi : entry.texts[0].yomi].find(has);
}

/** Returns the texts for a result row. */
export function describeEntry(entry: SearchEntry, by: Describing): { title: string; detail: string; aside: string } {
  const { lists, words, locale } = by;
  const { title } = namesOf(entry, by);
  if (entry.kind === 'stage') return { title, detail: stageDetail(entry.stage, by), aside: '' };
  if (entry.kind === 'keyword') {
    const { category, content } = textFor(entry.texts, locale);
    return { title, detail: fill(words.keyword, { category: words.categories[category] ?? category, text: content }), aside: '' };
  }
  const { userId, rank, rankClass, boards } = entry.user;
  const place = [
    rankClass === null ? undefined : inLanguage(lists.names.classes[rankClass], locale),
    rank && fill(words.overall, { rank }),
  ];
  return {
    title,
    detail: [...place, `@${userId}`].filter(Boolean).join(' · '),
    aside: boards > 0 ? countText(words.boards, locale, boards) : '',
  };
}

/** Returns the series, the rule or event, and the number of a stage. */
export function stageDetail({ type, parent, category, stage_id }: StageRow, { lists, words, locale }: Describing): string {
  const series = inLanguage(lists.names.series[category], locale);
  const event = lists.events.get(parent);
  const within = event && inLanguage(rowNames(event), locale);
  const parts = {
    stage: [series, within ?? inLanguage(lists.names.rules[parent], locale), stage_id],
    total: [words.total, series],
    limited: [words.limited, formatDate(eventDay(stage_id))],
    speedrun: [words.speedrun, inLanguage(lists.names.series[parent], locale)],
  };
  return parts[type].filter((part) => part !== undefined).join(' · ');
}
