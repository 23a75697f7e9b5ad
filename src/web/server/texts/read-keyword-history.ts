import 'server-only';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordHistoryRoute, keywordRoute } from '#domain/keywords/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { getKeywordHistory, getKeywordRevision, type KeywordRevision } from '#usecases/keywords/get-keyword-history.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { compareTextsInThread } from '#web/server/threads/compare-texts.ts';
import { decodeSegment, type Keyword } from './read-keywords.ts';

type Query = Readonly<Record<string, string | string[] | undefined>>;

export type { KeywordRevision };
export type ReadHistory = NonNullable<Awaited<ReturnType<typeof readKeywordHistory>>>;

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * Returns the versions of a keyword in one language and, if the query names two versions, a comparison of them. Returns
 * undefined when the query is invalid.
 */
export async function readKeywordHistory(keyword: Keyword, { lang, page = '1', from, to }: Query, locale: Language) {
  const text = lang === undefined ? ownText(keyword.texts, locale) : keyword.texts.find((each) => each.lang === lang);
  const own = ownText(keyword.texts, locale);
  if (!text || !own || typeof page !== 'string' || !PAGE.test(page)) return undefined;
  const { uniqueId } = keyword;
  const [shown, newest] = [await getKeywordHistory(deps(), uniqueId, text.lang, Number(page)), await currentOf(uniqueId, text.lang)];
  if (!shown || newest === undefined) return undefined;
  const compared = from === undefined && to === undefined ? undefined : await readPair(uniqueId, text.lang, from, to);
  if (compared === null) return undefined;
  return {
    ...{ uniqueId, name: await titleOf(keyword, own.name, locale), lang: text.lang, languages: keyword.texts.map((each) => each.lang) },
    ...{ ...shown, currentId: newest, compared },
    entryPath: localePath(locale, keyword.guideOf === null ? keywordRoute(own.name) : guideRoute(keyword.guideOf)),
    path: localePath(locale, keywordHistoryRoute(own.name)),
  };
}

/**
 * Returns the current URL of a keyword history that was requested under another name, or undefined when the URL is
 * current.
 */
export function presentHistory(keyword: Keyword, segment: string, locale: Language): string | undefined {
  const own = ownText(keyword.texts, locale);
  if (!own || decodeSegment(segment) === formatKeywordSegment(own.name)) return undefined;
  return localePath(locale, keywordHistoryRoute(own.name));
}

// Uses the stage's name as the title of a guide.
async function titleOf({ guideOf }: Keyword, name: string, locale: Language): Promise<string> {
  const stage = guideOf === null ? undefined : findStage(await readCatalogue(), guideOf);
  return stage ? fill(messagesOf(locale).pages.guide.ofStage, { stage: inLanguage(stage.name, locale) }) : name;
}

const currentOf = async (uniqueId: string, lang: Language): Promise<string | undefined> =>
  (await getKeywordHistory(deps(), uniqueId, lang, 1))?.revisions[0]?.revisionId;

// Compares two versions, the older one first. Returns null when either id is not a version of this text.
async function readPair(uniqueId: string, lang: Language, from: Query[string], to: Query[string]) {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  const [one, other] = [await getKeywordRevision(deps(), uniqueId, lang, from), await getKeywordRevision(deps(), uniqueId, lang, to)];
  if (!one || !other) return null;
  const [before, after] = Number(one.revisionId) <= Number(other.revisionId) ? [one, other] : [other, one];
  return { before, after, comparison: await compareTextsInThread(before.text, after.text) };
}
