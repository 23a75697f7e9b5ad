import { findSignedResult, listUnsignedResults, saveSignature } from '#data/queries/events/event-signatures.ts';
import { codeText } from '#domain/events/event-code.ts';
import type { Deps } from '#usecases/deps.ts';

const RESULTS_A_RUN = 100;

/** Signs results and amendments that the site's key has not signed yet. Does nothing without a key. */
export async function signResults({ db, dumps: { signer } }: Pick<Deps, 'db' | 'dumps'>): Promise<void> {
  if (!signer) return;
  for (const { code, number, content, sha256 } of await listUnsignedResults(db, signer.publicKey, RESULTS_A_RUN)) {
    const signature = signer.sign(Buffer.from(content), `event ${codeText(code)} version ${number} sha256 ${sha256}`);
    await saveSignature(db, { code, number, publicKey: signer.publicKey, signature });
  }
}

/** Returns the newest version of a frozen result, exactly as hashed and signed. Undefined until the event is closed. */
export const getSignedResult = ({ db }: Pick<Deps, 'db'>, code: number) => findSignedResult(db, code);
