import { expect, test } from 'vitest';
import { getPage } from '#tests/support/http/request.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { HOSTILE_TEXTS } from '#tests/support/texts/hostile-texts.ts';
import { MOST_NODES } from '#web/ui/markdown/read-markdown.ts';
import { MOST_LISTED } from '#web/ui/nav/contents.tsx';

// These limits restrict the most expensive pages to 500 ms of CPU time, as measured by npm run bench:get.
const MAX_ENTRY_BYTES = 1_500_000;

for (const input of ['short lists', 'headings', 'table of short rows'])
  test(`the page of a keyword with an expensive text has a bounded number of elements, headings and bytes: ${input}`, async () => {
    const site = postingSite();
    const form = freshKeyword({ text: HOSTILE_TEXTS[input] ?? '' });
    await withSiteDeps(site, async (deps) => createEntry(deps, { ...form, userId: (await createActor(deps.db, 'player')).userId }));
    const { status, html, root } = await getPage(`/keyword/${form.name.replaceAll(' ', '_')}`, { site: site.url });
    expect(status).toBe(200);
    const elements = root.querySelectorAll('main article *').length;
    expect(elements).toBeGreaterThan(20);
    expect(elements).toBeLessThanOrEqual(2 * MOST_NODES);
    expect(root.querySelectorAll('nav[aria-labelledby=contents] li').length).toBeLessThanOrEqual(MOST_LISTED);
    expect(html.length).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
  });

for (const [path, rows, most] of [
  ['/records', 'main li[data-record]', 50],
  // A hundred players and the border rows.
  ['/stage/201', 'main tbody tr', 120],
  ['/total/1', 'main tbody tr', 130],
] as const)
  test(`${path} has at most ${most} rows`, async () => {
    const count = (await getPage(path)).root.querySelectorAll(rows).length;
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThanOrEqual(most);
  });
