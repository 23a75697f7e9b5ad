import type { Deps } from '#usecases/deps.ts';

type Refusal = { readonly ok: false; readonly error: string };

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** Runs `work` in one transaction. A refusal rolls back every write, including the rate limit's attempt counters. */
export async function allOrNothing<Result extends { readonly ok: true } | Refusal>(
  deps: Deps,
  work: (tx: Deps) => Promise<Result>,
): Promise<Result> {
  try {
    return await deps.db.transaction().execute(async (db) => {
      const result = await work({ ...deps, db });
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Result;
    throw error;
  }
}
