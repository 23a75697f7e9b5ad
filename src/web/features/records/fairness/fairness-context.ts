import { PEER_CLASS } from '#domain/accounts/can.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';

type Words = Messages['fairness'];

/** Data sent to the browser for reporting or peer-checking a record, or for the author's appeal. */
export type FairnessContext = {
  readonly recordId: string;
  readonly revisionId: string;
  readonly handle: string; // User ID of the author.
  readonly isPosted: boolean;
  readonly peerClass: string; // Name of the lowest class that may peer-check records.
  readonly loginHref: string;
  readonly words: Pick<Words, 'report' | 'peerCheck' | 'appeal' | 'cancel' | 'close' | 'errors' | 'answers'>;
};

export function makeFairnessContext(catalogue: Catalogue, { record }: ShownRecord, locale: Language): FairnessContext {
  const { report, peerCheck, appeal, cancel, close, errors, answers } = messagesOf(locale).fairness;
  return {
    recordId: record.recordId,
    revisionId: record.revisionId,
    handle: record.handle,
    isPosted: record.state === 'posted',
    peerClass: inLanguage(catalogue.rankClasses.get(PEER_CLASS)?.name, locale) ?? '',
    loginHref: loginHref(locale, recordRoute(record.recordId)),
    words: { report, peerCheck, appeal, cancel, close, errors, answers },
  };
}
