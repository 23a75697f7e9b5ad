import { findNews, listNews, type NewsQuery, type StoredNews } from '#data/queries/texts/news.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

type Asked = Omit<NewsQuery, 'after'> & { readonly after?: string | undefined }; // id of the last item of the previous slice

export type NewsSlice = { readonly rows: readonly StoredNews[]; readonly next: string | null };

/** Returns a slice of the published news, newest first. */
export const listPublishedNews = (deps: Deps, { after, limit, ...asked }: Asked): Promise<Result<NewsSlice, 'bad-cursor'>> =>
  readSnapshot(deps, async ({ db, siteZone }) => {
    const isId = after === undefined || /^[1-9]\d{0,8}$/.test(after);
    const last = isId && after !== undefined ? await findNews(db, Number(after), siteZone) : undefined;
    if (after !== undefined && !last) return err('bad-cursor');
    const rows = await listNews(db, { ...asked, limit: limit + 1, after: last }, siteZone);
    const shown = rows.slice(0, limit);
    return ok({ rows: shown, next: rows.length > limit ? String(shown.at(-1)?.newsId) : null });
  });
