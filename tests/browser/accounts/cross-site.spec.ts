import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';
import { createActor, SESSION_COOKIE, send } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test.use({ site: 'posting' });

const submittedForm = (site: string) =>
  `<form method="post" enctype="text/plain" action="${site}/api/account/close"><input name='{"x":"' value='"}'></form><script>document.forms[0].submit()</script>`;

const fetches = (site: string, then: string) => `<script>
  const send = (method, path, type) => fetch('${site}' + path, { method, credentials: 'include', mode: 'no-cors', headers: { 'content-type': type }, body: '{}' }).catch(() => {});
  Promise.all([send('POST', '/api/account/close', 'text/plain'), send('POST', '/api/auth/signout', 'application/x-www-form-urlencoded'),
    fetch('${site}/api/account/sessions', { method: 'DELETE', credentials: 'include' }).catch(() => {})]).then(() => { ${then} });
</script>`;

function sandboxedFrame(site: string): string {
  const inFrame = fetches(site, "parent.postMessage('done', '*')").replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<script>addEventListener('message', () => { document.title = 'done'; })</script><iframe sandbox="allow-scripts" srcdoc="${inFrame}"></iframe>`;
}

const untilDone = (page: Page) => expect(page).toHaveTitle('done');
const ATTACKS = {
  '/form': { html: submittedForm, over: (page: Page, site: string) => page.waitForURL(`${site}/**`) },
  '/fetch': { html: (site: string) => fetches(site, "document.title = 'done'"), over: untilDone },
  '/frame': { html: sandboxedFrame, over: untilDone }, // A sandboxed frame sends `Origin: null`.
} as const;

test('T04b: a form, fetch or sandboxed frame on another origin cannot change anything for a signed-in player', async ({
  page,
  context,
}) => {
  const site = postingSite().url;
  const actor = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  await context.addCookies([{ name: SESSION_COOKIE, value: actor.cookie.slice(SESSION_COOKIE.length + 1), url: site }]);
  const server = createServer((request, response) => {
    const attack = ATTACKS[request.url as keyof typeof ATTACKS];
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>evil</title>${attack?.html(site) ?? ''}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    for (const [path, { over }] of Object.entries(ATTACKS)) {
      // Browsers treat localhost and 127.0.0.1 as different sites, so this page is cross-site.
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
      await over(page, site);
      expect((await send(site, { path: '/api/account', cookie: actor.cookie })).status, path).toBe(200);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
