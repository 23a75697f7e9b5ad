import type { Db } from '#data/db.ts';
import { deleteTokens, insertToken } from '#data/queries/accounts/one-time-tokens.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findOldName, listOldNames, type OldName } from '#data/queries/records/old-names.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret, newBytes } from '#data/secret.ts';
import { CLAIM_CODE_BYTES, CLAIM_CODE_DAYS, formatClaimCode, parseClaimCode } from '#domain/accounts/claim-code.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import type { Deps } from '#usecases/deps.ts';

export type ClaimCode = OldName & { readonly code: string };

/** Creates a claim code for an imported, unclaimed name and invalidates the earlier codes for that name. */
export async function makeClaimCode({ db }: Pick<Deps, 'db'>, typed: string): Promise<Result<ClaimCode, 'unknown-user'>> {
  const handle = parseHandle(typed);
  const name = handle.ok ? await findOldName(db, handle.value) : undefined;
  return name ? ok(await makeFor(db, name)) : err('unknown-user');
}

/** Creates a claim code for every imported, unclaimed name from a source. */
export async function makeClaimCodes({ db }: Pick<Deps, 'db'>, source: string): Promise<ClaimCode[]> {
  const codes: ClaimCode[] = [];
  for (const name of await listOldNames(db, source)) codes.push(await makeFor(db, name));
  return codes;
}

const makeFor = (db: Db, name: OldName): Promise<ClaimCode> =>
  db.transaction().execute(async (tx) => {
    const { userId } = name;
    const code = formatClaimCode(newBytes(CLAIM_CODE_BYTES));
    await deleteTokens(tx, userId, 'claim-name');
    const expiresAt = new Date((await readClock(tx)).getTime() + CLAIM_CODE_DAYS * DAY_MS);
    await insertToken(tx, { tokenHash: hashSecret(parseClaimCode(code) ?? ''), userId, purpose: 'claim-name', address: null, expiresAt });
    await insertAudit(tx, { actorId: null, verb: 'make-claim-code', subjectKind: 'user', subjectId: String(userId), detail: {} });
    return { ...name, code };
  });
