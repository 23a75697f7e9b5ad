import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { draftOfRecord } from '#domain/records/draft/draft-of-record.ts';
import type { Language } from '#domain/shared/language.ts';
import { makePostContext } from '#web/features/records/post/make-post-context.ts';
import type { TypedDraft } from '#web/features/records/post/typed-draft.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import type { OwnRecordContext } from './own-record-context.ts';

/** Returns the data that an author needs to edit or withdraw a record, in one language. */
export function makeOwnContext(catalogue: Catalogue, { board, record, picture }: ShownRecord, locale: Language): OwnRecordContext {
  const { names } = makePostContext(catalogue, { board, recordKey: null }, locale);
  const { fields, errors, answers, own } = messagesOf(locale).records;
  return {
    board,
    names,
    words: { fields, errors, answers, own },
    recordId: record.recordId,
    revisionId: record.revisionId,
    handle: record.handle,
    postedAt: record.postedAt.getTime(),
    hasPicture: picture !== undefined,
    typed: typedOf(record),
    loginHref: loginHref(locale, recordRoute(record.recordId)),
  };
}

const typedOf = (record: ShownRecord['record']): TypedDraft =>
  Object.fromEntries(
    Object.entries(draftOfRecord(record, siteZone())).map(([field, typed]) => [field, typed === true ? 'on' : String(typed)]),
  );
