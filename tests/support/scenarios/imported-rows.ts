import oldLinks from '#content/old-links.json' with { type: 'json' };
import { insertUsers } from '#data/queries/accounts/users.ts';
import { insertImportedKeyword, insertImportedRecords, insertImportedUsers } from '#data/queries/records/imported-rows.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';
import type { Language } from '#domain/shared/language.ts';
import { newHandle } from '#tests/support/http/accounts.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

/**
 * Registers a new player, a record and a keyword on the posting site as imported from the old site under one id.
 * Returns the parts of their addresses.
 */
export const importUnder = (oldId: string) =>
  withSiteDatabase(postingSite(), async (db) => {
    const handle = newHandle();
    const userId = (await insertUsers(db, [{ handle, name: null, createdAt: new Date('2015-01-01') }])).get(handle) ?? 0;
    await insertImportedUsers(db, oldLinks.source, [{ oldId, userId }]);
    const imported = (table: 'imported_records' | 'imported_keywords') => db.selectFrom(table);
    const { record_id: recordId } = await db
      .selectFrom('records')
      .select('record_id')
      .where('state', '=', 'verified')
      .where('record_id', 'not in', imported('imported_records').select('record_id'))
      .orderBy('record_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertImportedRecords(db, oldLinks.source, [{ oldId, recordId }]);
    const { unique_id: uniqueId } = await db
      .selectFrom('keyword_texts')
      .innerJoin('keywords', 'keywords.unique_id', 'keyword_texts.unique_id')
      .select('keywords.unique_id')
      .where('lang', '=', 'ja')
      .where('author_id', 'is', null) // Other tests rename and delete their own entries.
      .where('keywords.unique_id', 'not in', imported('imported_keywords').select('unique_id'))
      .orderBy('keywords.unique_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertImportedKeyword(db, oldLinks.source, oldId, uniqueId);
    const texts = await db.selectFrom('keyword_texts').select(['lang', 'name']).where('unique_id', '=', uniqueId).execute();
    const keyword = (locale: Language) => {
      const name = (texts.find(({ lang }) => lang === locale) ?? texts[0])?.name ?? '';
      return encodeURIComponent(formatKeywordSegment(name));
    };
    return { handle, recordId, keyword };
  });
