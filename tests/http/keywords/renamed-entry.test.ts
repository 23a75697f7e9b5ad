import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keywordEditRoute, keywordHistoryRoute, keywordRoute } from '#domain/keywords/routes.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords, createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { siteDeps, withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

const open = (path: string) => getPage(path, { site: postingSite().url });
const locationOf = async (path: string) => (await get(path, { site: postingSite().url })).headers.get('location');
const linkTo = (root: Awaited<ReturnType<typeof open>>['root'], start: string) =>
  root
    .querySelectorAll('main a')
    .find((link) => textOf(link).startsWith(start))
    ?.getAttribute('href') ?? '';

test("a keyword's old names redirect to it in the reader's language, and its history can be compared and restored", async () => {
  const english = freshKeyword({ text: 'A stone that [[Dew Egg]] shells roll over.\n\n## Use\n\nNone.\n\n## Care\n\nNone.' });
  const { editor, created } = await withSiteDatabase(postingSite(), async (db) => {
    const actor = await createActor(db, 'editor');
    return { editor: actor, created: await createEntry(siteDeps(db), { userId: actor.userId, ...english }) };
  });
  const call = (method: string, path: string, json?: unknown) => callKeywords(postingSite().url, editor, method, path, json);
  const entry = `/${created.uniqueId}`;
  const japanese = { ...english, lang: 'ja', name: `小石${randomUUID().slice(0, 8)}`, text: '川で拾った丸い小石です。' };
  const first = await call('PATCH', entry, { ...japanese, base: { revisionId: created.revisionId, textRevisionId: null } });
  const name = `${english.name} II`;
  const renamed = await call('PATCH', entry, {
    ...{ ...english, name, text: english.text.replace('A stone', 'A round stone') },
    base: { revisionId: first.data.revisionId, textRevisionId: created.textRevisionId },
  });
  expect([first.status, renamed.status]).toEqual([200, 200]);

  const oldPath = keywordRoute(english.name);
  expect(await locationOf(oldPath)).toBe(keywordRoute(name));
  expect(await locationOf(localePath('ja', oldPath))).toBe(localePath('ja', keywordRoute(japanese.name)));
  const page = await open(keywordRoute(name));
  expect(textOf(page.root.querySelector('h1'))).toBe(name);
  expect(page.root.querySelector('article a[href="/keyword/Dew_Egg"]')).not.toBeNull();
  expect(textsOf(page.root, 'nav[aria-labelledby=contents] a')).toEqual(['Use', 'Care']);
  expect(linkTo(page.root, 'Edit')).toBe(keywordEditRoute(created.uniqueId));
  expect(linkTo(page.root, 'Read in Japanese')).toBe(localePath('ja', keywordRoute(japanese.name)));

  const changes = await open(linkTo((await open(keywordHistoryRoute(name))).root, 'Changes'));
  expect(textsOf(changes.root, 'ins').join(' ')).toMatch(/II.*round/);
  const back = { lang: 'en', toRevisionId: created.textRevisionId, textRevisionId: renamed.data.textRevisionId };
  expect((await call('POST', `${entry}/restore`, back)).status).toBe(200);
  const restored = await open(oldPath);
  expect(textOf(restored.root.querySelector('h1'))).toBe(english.name);
  expect(textOf(restored.root.querySelector('article'))).toContain('A stone that');

  const { data: current } = await call('GET', entry);
  const base = { revisionId: current.revisionId, textRevisionId: current.texts.ja.revisionId };
  expect((await call('PATCH', entry, { ...japanese, text: '川で拾った平たい小石です。', base })).status).toBe(200);
  const japaneseChanges = await open(linkTo((await open(localePath('ja', keywordHistoryRoute(japanese.name)))).root, '変更点'));
  const removed = textOf(japaneseChanges.root.querySelector('del'));
  // The comparison finds Japanese words, although no spaces separate them.
  expect(removed).toMatch(/^丸/);
  expect(removed).not.toContain('小石');
  expect(textOf(japaneseChanges.root.querySelector('ins'))).toMatch(/^平/);

  const { revisionId } = (await call('GET', entry)).data;
  expect((await call('PATCH', `${entry}/flag`, { flag: 0, revisionId })).status).toBe(200);
  const deleted = await open(await locationOf(keywordRoute(name)).then((location) => location ?? keywordRoute(name)));
  expect(textOf(deleted.root.querySelector('h1'))).toBe('This entry was deleted');
  expect(deleted.html).not.toContain('A stone that');
});
