import { expect, test } from 'vitest';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

// Headings, and a text that only the content of the page has.
const PAGES = [
  ['/moderation', 'Moderation', /Waiting/],
  ['/admin', 'Administration', /Read-only/],
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
