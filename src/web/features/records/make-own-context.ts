import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { draftOfRecord } from '#domain/records/draft-of-record.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ShownRecord } from '#web/server/read-record.ts';
import { siteZone } from '#web/server/site-zone.ts';
import { makePostContext } from './make-post-context.ts';
import type { OwnRecordContext } from './own-record-context.ts';
import type { TypedDraft } from './typed-draft.ts';

/** Returns the data that an author needs to edit or withdraw a record, in one language. */
export function makeOwnContext(catalogue: Catalogue, { board, record, picture }: ShownRecord, locale: Locale): OwnRecordContext {
  const { words, names } = makePostContext(catalogue, { board, recordKey: null }, locale);
  return {
    board,
    names,
    words: { ...words, own: messagesOf(locale).records.own },
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
