import { expect, test } from 'vitest';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

const SEEN = { en: 'A moderator checked the evidence and confirmed it.', ja: 'モデレーターが証拠を見て承認しました。' };
const WITHOUT = { en: 'A moderator confirmed it.', ja: 'モデレーターが承認しました。' };

/** Returns a verified demo record with or without a video. Demo records have no pictures. */
const findVerified = (hasVideo: boolean) =>
  withSiteDeps(readingSite(), ({ db }) =>
    db
      .selectFrom('records')
      .select('record_id as recordId')
      .where('state', '=', 'verified')
      .where('video_url', hasVideo ? 'is not' : 'is', null)
      .orderBy('record_id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );

test.each([
  ['en', true, SEEN],
  ['en', false, WITHOUT],
  ['ja', false, WITHOUT],
] as const)('a verified record does not claim evidence that it lacks: %s, with a video: %s', async (locale, hasVideo, words) => {
  const { recordId } = await findVerified(hasVideo);
  const { root } = await getPage(localePath(locale, `/record/${recordId}`));
  expect(textOf(root.querySelector('section[data-state=verified] > p'))).toBe(words[locale]);
});
