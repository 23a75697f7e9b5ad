import { expect, test } from 'vitest';
import { keywordEditRoute, keywordRoute } from '#domain/keywords/routes.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords, createEntry } from '#tests/support/scenarios/keywords.ts';
import { siteDeps, withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite, readingSite } from '#tests/support/sites/test-sites.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const { why, noScript } = messagesOf('en').editor;

test('a player who may not edit a keyword sees its text and the reason', async () => {
  const { player, editor, created } = await withSiteDatabase(postingSite(), async (db) => {
    const [reader, owner] = [await createActor(db, 'player'), await createActor(db, 'editor')];
    return { player: reader, editor: owner, created: await createEntry(siteDeps(db), { userId: owner.userId, flag: 4 }) };
  });
  const { uniqueId, name } = created;
  const site = postingSite().url;
  const open = async (path: string, { cookie } = { cookie: '' }) => (await getPage(path, { site, cookie })).root.querySelector('main');
  const edit = keywordEditRoute(uniqueId);
  const setFlag = async (flag: number) => {
    const { data } = await callKeywords(site, editor, 'GET', `/${uniqueId}`);
    return (await callKeywords(site, editor, 'PATCH', `/${uniqueId}/flag`, { flag, revisionId: data.revisionId })).status;
  };

  expect(textOf(await open(keywordRoute(name)))).toContain('A small stone.');
  expect((await get(edit, { site })).headers.get('location')).toMatch(/\/auth\/login\?error=SessionRequired/);
  const refused = await open(edit, player);
  expect(textOf(refused)).toContain(why.editorOnly);
  expect(textOf(refused)).toContain('A small stone.');
  expect(refused?.querySelector('textarea')).toBeNull();

  expect(await setFlag(0)).toBe(200);
  expect(textOf(await open(edit, player))).toContain(why.deleted);
  expect(textOf(await open(keywordRoute(name)))).toContain(messagesOf('en').keywords.tombstone.title);
  expect(await setFlag(1)).toBe(200);
  expect((await open(edit, player))?.querySelector('textarea')?.textContent).toContain('A small stone.');
});

test('without JavaScript, the keyword editor shows the text and explains that editing needs JavaScript', async () => {
  const { cookie } = await withSiteDatabase(readingSite(), (db) => createActor(db, 'player'));
  const { html, root } = await getPage('/keyword-edit/9558e715cd1c8', { cookie });
  expect(noScript).toContain('You need JavaScript to edit.');
  expect(textOf(root.querySelector('noscript')) || html.match(/<noscript>(.*?)<\/noscript>/s)?.[1]).toContain(noScript);
  expect(textOf(root.querySelector('textarea'))).not.toBe('');
  const save = root.querySelectorAll('button').find((button) => textOf(button) === messagesOf('en').editor.save);
  expect(save?.hasAttribute('disabled')).toBe(true);
});
