import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { formatSplits } from '#domain/records/splits.ts';
import { dayOf } from '#domain/shared/date.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ShownRecord } from '#web/server/read-record.ts';
import { siteZone } from '#web/server/site-zone.ts';
import { makePostFrame } from './make-post-frame.ts';
import type { OwnRecordFrame } from './own-record-frame.ts';
import type { TypedDraft } from './typed-draft.ts';

/** What the author's browser needs to edit or withdraw a record, in one language. */
export function makeOwnFrame(catalogue: Catalogue, { board, record, picture }: ShownRecord, locale: Locale): OwnRecordFrame {
  const { words, names } = makePostFrame(catalogue, { board, recordKey: null }, locale);
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
    loginHref: `${localePath(locale, '/auth/login')}?${new URLSearchParams({ callbackUrl: localePath(locale, recordRoute(record.recordId)) })}`,
  };
}

function typedOf(record: ShownRecord['record']): TypedDraft {
  const score = record.originalScore ?? record.score;
  const typed = {
    score: score?.toString(),
    time: record.timeMs === null ? undefined : formatDuration(record.timeMs),
    creatures: record.creatures?.toString(),
    treasure: record.treasure?.toString(),
    ownPoints: record.ownPoints?.toString(),
    computerPoints: record.computerPoints?.toString(),
    overseasEdition: record.overseasEdition ? 'on' : undefined,
    console: String(record.console),
    achievedOn: dayOf(record.achievedAt, siteZone()),
    comment: record.comment ?? undefined,
    videoUrl: record.videoUrl ?? undefined,
    splits: record.splits === null ? undefined : formatSplits(record.splits),
  };
  return Object.fromEntries(Object.entries(typed).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
