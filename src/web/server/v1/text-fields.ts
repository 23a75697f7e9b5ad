import 'server-only';
import { describeBoard } from '#domain/api/describe-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { PublicLog } from '#usecases/fairness/get-public-log.ts';
import type { getKeywordById } from '#usecases/keywords/get-keyword-by-id.ts';
import type { KeywordList } from '#usecases/keywords/list-keywords.ts';
import type { NewsSlice } from '#usecases/news/list-published-news.ts';
import { personOf } from './shown-fields.ts';

/** Returns one page of keywords with excerpts. */
export const keywordPage = ({ filter, entries, pages, found }: KeywordList) => ({
  ...{ page: filter.page, pages, found },
  data: entries.map(({ uniqueId, category, flag, yomi, ruleIds, changedAt, texts }) => ({
    ...{ uniqueId, category, flag, reading: yomi, rules: ruleIds, changedAt },
    texts: texts.map(({ lang, name, content }) => ({ lang, name, excerpt: content })),
  })),
});

/** Returns a keyword with its texts. */
export const wholeKeyword = (keyword: NonNullable<Awaited<ReturnType<typeof getKeywordById>>>) => {
  const { uniqueId, category, flag, yomi, ruleIds, stageIds, guideOf, changedAt, changedBy, texts } = keyword;
  return {
    ...{ uniqueId, category, flag, reading: yomi, rules: ruleIds, stages: stageIds, guideOf, changedAt },
    changedBy: changedBy && personOf(changedBy),
    texts: texts.map(({ lang, name, tag, content }) => ({ lang, name, tag, text: content })),
  };
};

/** Returns a news item. */
export const newsItem = ({ newsId, category, pinned, publishedOn, title, text, author }: NewsSlice['rows'][number]) => ({
  ...{ newsId, category, pinned, publishedOn, title, text },
  author: author && personOf(author),
});

/** Returns a slice of the public log. */
export const logSlice = (catalogue: Catalogue, { entries, next }: PublicLog) => ({
  data: entries.map(({ boardId, ...entry }) => {
    const board = boardId === null ? undefined : catalogue.boards.get(boardId);
    return { ...entry, board: board ? describeBoard(catalogue, board) : null };
  }),
  next,
});
