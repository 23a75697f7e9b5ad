import { listPlayersAfter, listRecordsAfter, listTextsAfter } from '#data/queries/records/exports.ts';
import { listEntries } from '#data/queries/site/catalogue.ts';
import { listNews, type StoredNews } from '#data/queries/texts/news.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ExportKind, ExportRow } from '#domain/administration/exports.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { isNamedKind } from '#domain/catalogue/names/names-file.ts';
import { textsOf } from '#domain/catalogue/names/names-file-texts.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inEveryLanguage, inLanguage, LANGUAGES } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import type { AdminResult } from './admin-errors.ts';
import { refusedTo } from './admin-of.ts';

type Rows<Kind extends ExportKind> = AsyncGenerator<readonly ExportRow<Kind>[]>;

/** Exports all public rows of one kind, page by page, so that only one page is in memory at a time. */
export async function exportPublic(deps: Deps, actor: Actor, kind: ExportKind): Promise<AdminResult<Rows<ExportKind>>> {
  const refused = refusedTo(actor, 'export');
  return refused ?? { ok: true, value: READERS[kind](deps) as Rows<ExportKind> };
}

const READERS: { readonly [Kind in ExportKind]: (deps: Deps) => Rows<Kind> } = {
  players: async function* ({ db }) {
    for (let page = await listPlayersAfter(db, 0); page.length > 0; page = await listPlayersAfter(db, page.at(-1)?.id ?? 0)) yield page;
  },

  records: async function* (deps) {
    const { boards } = await deps.catalogue();
    const next = (after: string) => listRecordsAfter(deps.db, after);
    for (let page = await next('0'); page.length > 0; page = await next(page.at(-1)?.recordId ?? '')) {
      yield page.flatMap(({ boardId, rankKey, splits: _, ...row }) => {
        const board = boards.get(boardId);
        return board ? [{ ...row, kind: board.kind, stageId: board.refId, rule: board.ruleId, ...resultOf(board, rankKey) }] : [];
      });
    }
  },

  catalogue: async function* ({ db }) {
    yield (await listEntries(db)).flatMap((entry) =>
      isNamedKind(entry.kind)
        ? [...textsOf(entry)].map(([field, text]) => ({
            kind: entry.kind,
            id: entry.id,
            field,
            ...inEveryLanguage((language) => text[language] ?? null),
          }))
        : [],
    );
  },

  keywords: async function* ({ db }) {
    const next = (after: { uniqueId: string; lang: string }) => listTextsAfter(db, after, KEYWORD_FLAGS.deleted);
    for (let page = await next({ uniqueId: '', lang: '' }); page.length > 0; page = await next(page.at(-1) ?? { uniqueId: '', lang: '' }))
      yield page.map(({ ruleIds: _, stageIds: __, ...row }) => ({ ...row, changedAt: row.changedAt.toISOString() }));
  },

  news: async function* ({ db, siteZone }) {
    const next = (after?: StoredNews) => listNews(db, { limit: NEWS_A_PAGE, after }, siteZone);
    for (let page = await next(); page.length > 0; page = await next(page.at(-1)))
      yield page.flatMap(({ newsId, category, publishedOn, title, text }) =>
        LANGUAGES.filter((lang) => title[lang] !== undefined).map((lang) => ({
          newsId,
          category,
          publishedOn,
          lang,
          title: inLanguage(title, lang),
          text: inLanguage(text, lang),
        })),
      );
  },
};

const NEWS_A_PAGE = 50; // small, because each news item has a text per language of up to 8,000 characters

/** Returns a result as the site displays it, in the fields of exports and dumps. */
export function resultOf(board: Board, rankKey: number) {
  const shown = shownOfRankKey(board, rankKey);
  const unit = METRICS[board.metric].shownAs === 'time' ? ('milliseconds' as const) : ('points' as const);
  return { value: shown.value, unit, shown: formatShown(shown) };
}
