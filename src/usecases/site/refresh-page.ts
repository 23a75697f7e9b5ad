import { inTransaction } from '#data/in-transaction.ts';
import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { addPageEvents } from '#data/queries/site/changed-pages.ts';
import { addRankingEvent } from '#data/queue.ts';
import { STANDARD_RULE } from '#domain/catalogue/rows.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { playerFilters } from '#usecases/players/player-filters.ts';
import { readStageView } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { totalFilters } from '#usecases/rankings/totals/read-total-page.ts';
import { type Answer, type Refused, refuse, tooMany } from '#usecases/refused.ts';

export type PageRefusal = Refused<'bad-page' | 'too-many-tries'>;
export type RefreshAnswer = Answer<undefined, PageRefusal>;

type AskedPage = { readonly page: string; readonly id: string; readonly filter: FilterQuery };

/**
 * The caller of a refresh: the address, and the account that the token belongs to; null for the operator's token.
 */
export type Refresher = { readonly address: string; readonly userId: number | null };

/**
 * Purges a page from every edge in every variant, and recomputes its stats. The query names the page by the segments of
 * its URL, and optionally a variant (`console`, `rule`, `year`) that the page offers. Any other query returns
 * 'bad-page'. Calls are limited by address and by account, because each call makes instances render pages again and any
 * account can request a token.
 */
export async function refreshPage(deps: Deps, { address, userId }: Refresher, query: FilterQuery): Promise<RefreshAnswer> {
  const wait =
    (await countTry(deps, 'refresh-page', address)) ??
    (userId === null ? undefined : await takeAttempt(deps.db, 'refresh-page-account', `account/${userId}`));
  if (wait) return tooMany(wait);
  const asked = readPage(query);
  if (!asked || !(await isPage(deps, asked))) return refuse('bad-page');
  await inTransaction(deps.db, async (tx) => {
    await addRankingEvent(tx);
    await addPageEvents(tx, [{ kind: 'page', subject: `/${asked.page}/${asked.id}` }]);
  });
  return { ok: true, value: undefined };
}

const VARIANTS = ['console', 'rule', 'year'];

function readPage({ page, id, ...filter }: FilterQuery): AskedPage | undefined {
  if (typeof page !== 'string' || typeof id !== 'string') return undefined;
  return Object.keys(filter).every((key) => VARIANTS.includes(key)) ? { page, id, filter } : undefined;
}

/** Maps the first URL segment to a function that checks whether the page exists and offers the variant. */
const KINDS: Readonly<Record<string, (deps: Deps, id: number, filter: FilterQuery) => Promise<boolean>>> = {
  stage: async (deps, id, filter) => (await readStageView(deps, id, filter)).ok,
  total: async (deps, id, filter) => {
    const catalogue = await deps.catalogue();
    return catalogue.totals.has(id) && (await readFilter(deps, filter, totalFilters(catalogue, id))).ok;
  },
  limited: async (deps, id, filter) =>
    (await deps.catalogue()).events.has(id) && (await readFilter(deps, filter, { rules: [STANDARD_RULE], consoles: [] })).ok,
  speedrun: async (deps, id, filter) => {
    const speedrun = (await deps.catalogue()).speedruns.get(id);
    return speedrun !== undefined && (await readFilter(deps, filter, { rules: [STANDARD_RULE], consoles: speedrun.consoles })).ok;
  },
};

async function isPage(deps: Deps, { page, id, filter }: AskedPage): Promise<boolean> {
  if (page === 'user') {
    const isKnown = id.length <= 32 && (await findAccountByHandle(deps.db, id)) !== undefined;
    return isKnown && (await readFilter(deps, filter, playerFilters(await deps.catalogue()))).ok;
  }
  const isKind = Object.hasOwn(KINDS, page) && /^[1-9]\d{0,8}$/.test(id);
  return isKind && ((await KINDS[page]?.(deps, Number(id), filter)) ?? false);
}
