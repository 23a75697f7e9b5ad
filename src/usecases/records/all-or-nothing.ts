import type { Deps } from '#usecases/deps.ts';
import type { RecordRefusal, RecordResult } from './record-errors.ts';

class Refused extends Error {
  readonly refusal: RecordRefusal;
  constructor(refusal: RecordRefusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** Runs `work` in one transaction; a refusal leaves nothing behind, not even a counted try. */
export async function allOrNothing<Value>(deps: Deps, work: (tx: Deps) => Promise<RecordResult<Value>>): Promise<RecordResult<Value>> {
  try {
    return await deps.db.transaction().execute(async (db) => {
      const result = await work({ ...deps, db });
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
