import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVIDENCE_KINDS, type EvidenceKind } from '#domain/evidence/health.ts';
import type { Language } from '#domain/shared/language.ts';
import { makeFairnessContext } from '#web/features/records/fairness/fairness-context.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';

type Words = Messages['records'];

/** Data sent to the browser for the author to replace lost evidence. */
export type ReplaceContext = {
  readonly recordId: string;
  readonly revisionId: string;
  readonly handle: string;
  readonly gone: readonly EvidenceKind[];
  readonly loginHref: string;
  readonly words: Pick<Words, 'errors' | 'answers' | 'fields'> & { readonly health: Words['health'] };
};

/** Returns the data for replacing lost evidence, or undefined when no evidence is gone. */
export function makeReplaceContext(catalogue: Catalogue, shown: ShownRecord, locale: Language): ReplaceContext | undefined {
  const gone = EVIDENCE_KINDS.filter((kind) => shown.ailing[kind] === 'gone');
  if (gone.length === 0) return undefined;
  const { recordId, revisionId, handle, loginHref } = makeFairnessContext(catalogue, shown, locale);
  const { errors, answers, fields, health } = messagesOf(locale).records;
  // This form stores no draft, so its messages replace those that promise a stored draft.
  return { recordId, revisionId, handle, gone, loginHref, words: { errors, answers: { ...answers, ...health.answers }, fields, health } };
}
