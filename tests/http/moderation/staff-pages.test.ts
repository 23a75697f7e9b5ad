import { expect, test } from 'vitest';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

// Headings, and a text that only the content of the page has.
const PAGES = [
  ['/moderation', 'Moderation', /Waiting/],
  ['/admin', 'Administration · Switches and policy', /Read-only/],
  ['/log', 'Public log', /Decisions about records, people and the site's rules/],
] as const;

test('the moderation desk shows the queue, the administration its switches, and the log what it contains', async () => {
  const { cookie } = await withSiteDatabase(postingSite(), (db) => createActor(db, 'admin'));
  for (const [path, heading, content] of PAGES) {
    const { status, root } = await getPage(path, { site: postingSite().url, cookie });
    expect([status, textOf(root.querySelector('h1'))]).toEqual([200, heading]);
    expect(textOf(root.querySelector('main'))).toMatch(content);
  }
});

test('the status page shows ten parts of the site in both languages, with the migrations of this build applied', async () => {
  const { cookie } = await withSiteDatabase(postingSite(), (db) => createActor(db, 'admin'));
  for (const [path, migrations] of [
    ['/admin/status', /^Migrations ?ok ?(\d+) of \1 applied, newest \d{4}_\w+\.sql$/],
    ['/ja/admin/status', /^マイグレーション ?正常 ?(\d+)件中\1件を適用済み（最新：\d{4}_\w+\.sql）$/],
  ] as const) {
    const { status, root } = await getPage(path, { site: postingSite().url, cookie });
    const lines = textsOf(root, '#main dl [data-state]');
    expect([status, lines.length]).toEqual([200, 10]);
    expect(lines[1]).toMatch(migrations);
  }
});
