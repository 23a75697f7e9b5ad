type Asked = { readonly lang: string; readonly page?: number; readonly from?: string; readonly to?: string };

/** Where a history is read: one language of it, a page, two versions. */
export function historyHref({ path }: { readonly path: string }, { lang, page = 1, from, to }: Asked): string {
  const query = new URLSearchParams({ lang });
  if (page > 1) query.set('page', String(page));
  if (from !== undefined && to !== undefined) {
    query.set('from', from);
    query.set('to', to);
  }
  return `${path}?${query}`;
}
