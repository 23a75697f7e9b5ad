type Asked = { readonly lang: string; readonly page?: number; readonly from?: string; readonly to?: string };

/** Returns the URL of an entry's history for a language, a page and two versions to compare. */
export function historyHref({ path }: { readonly path: string }, { lang, page = 1, from, to }: Asked): string {
  const query = new URLSearchParams({ lang });
  if (page > 1) query.set('page', String(page));
  if (from !== undefined && to !== undefined) {
    query.set('from', from);
    query.set('to', to);
  }
  return `${path}?${query}`;
}
