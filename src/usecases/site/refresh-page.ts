import { inTransaction } from '#data/in-transaction.ts';
import { findAccountByHandle } from '#data/queries/accounts.ts';
import { notePages } from '#data/queries/changed-pages.ts';
import { noteRankingChange } from '#data/queue.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';

export type PageRefusal = { readonly ok: false; readonly error: 'bad-page' | 'too-many-tries'; readonly waitSeconds?: number };
export type RefreshAnswer = { readonly ok: true; readonly value: undefined } | PageRefusal;

/** A page by the words of its address; every variant of it is meant. */
export type PageName = { readonly page: string; readonly id: string };

/** Asks for a page to be made anew. The edge forgets it, and what it shows of kept figures is derived again. */
export async function refreshPage(deps: Deps, address: string, name: PageName): Promise<RefreshAnswer> {
  const wait = await countTry(deps, 'refresh-page', address);
  if (wait) return { ok: false, error: 'too-many-tries', ...wait };
  if (!(await isPage(deps, name))) return { ok: false, error: 'bad-page' };
  await inTransaction(deps.db, async (tx) => {
    await noteRankingChange(tx);
    await notePages(tx, [{ kind: 'page', subject: `/${name.page}/${name.id}` }]);
  });
  return { ok: true, value: undefined };
}

const KINDS: Readonly<Record<string, (catalogue: Catalogue, id: number) => boolean>> = {
  stage: (catalogue, id) => catalogue.stages.has(id) || catalogue.eventStages.has(id),
  total: (catalogue, id) => catalogue.totals.has(id),
  limited: (catalogue, id) => catalogue.events.has(id),
  speedrun: (catalogue, id) => catalogue.speedruns.has(id),
};

async function isPage(deps: Deps, { page, id }: PageName): Promise<boolean> {
  if (page === 'user') return id.length <= 32 && (await findAccountByHandle(deps.db, id)) !== undefined;
  const isKnown = Object.hasOwn(KINDS, page) && /^[1-9]\d{0,8}$/.test(id);
  return isKnown && (KINDS[page]?.(await deps.catalogue(), Number(id)) ?? false);
}
