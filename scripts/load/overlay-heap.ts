// node scripts/load/overlay-heap.ts [--messages 5000] [--reconnects 960]
//   Opens an overlay in a browser, sends it live messages while its stream is cut again and again, and measures how much
//   the JavaScript heap has grown after garbage collection. Exits 1 if that is 10 MB or more. It serves the overlay's own
//   script (run scripts/generate/start-scripts.ts first) with a server of its own, which speaks the protocol of docs/api.md.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readCount } from '#scripts/read-count.ts';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';

const { values } = parseArgs({ options: { messages: { type: 'string' }, reconnects: { type: 'string' } } });
const [MESSAGES, RECONNECTS] = [readCount('messages', values.messages, 5_000), readCount('reconnects', values.reconnects, 960)];
const MOST_BYTES = 10_000_000;
const ROWS = 20;
const WARM_UP = 5; // streams before the first measurement
const RETRY_MS = 20;
const FILES: Readonly<Record<string, string>> = { '/overlay.js': 'text/javascript', '/overlay.css': 'text/css' };

const [sent, served] = [{ messages: 0, streams: 0 }, { pages: 0 }];

/** The newest rows as the site would render them. They differ after every message. */
function overlayPage(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => sent.messages - index).map(
    (id) => `<li data-key="${id}"><span class="name">Player ${id}</span><span class="stage">Stage ${id % 300}</span><b>${id}</b></li>`,
  );
  const head = '<link rel="stylesheet" href="/overlay.css"><script defer src="/overlay.js"></script>';
  return `<!doctype html><html data-theme="dark"><head>${head}</head><body><main id="overlay" data-kind="ticker" data-after="0"><ol>${rows.join('')}</ol></main></body></html>`;
}

/** Sends its share of the messages, and ends the stream, so that the browser reconnects. */
async function sendStream(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: ${RETRY_MS}\n\nid: ${sent.messages}\nevent: ready\ndata: {}\n\n`);
  sent.streams += 1;
  const upTo = Math.min(MESSAGES, Math.ceil((sent.streams * MESSAGES) / RECONNECTS));
  while (sent.messages < upTo) {
    sent.messages += 1;
    const record = { recordId: String(sent.messages), route: '/stage/201', comment: 'x'.repeat(200) };
    response.write(`id: ${sent.messages}\nevent: record\ndata: ${JSON.stringify(record)}\n\n`);
  }
  await delay(RETRY_MS);
  if (sent.streams <= RECONNECTS) response.end();
}

const server = createServer((request, response) => {
  const path = (request.url ?? '').replace(/\?.*/, '');
  if (path === '/api/live') return void sendStream(response);
  const type = FILES[path];
  if (type === undefined) served.pages += 1;
  response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
  response.end(type === undefined ? overlayPage() : readFileSync(`public${path}`));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const browser = await chromium.launch(CHROMIUM);
try {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  const heapBytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/overlay/ticker`);
  while (sent.streams < WARM_UP) await delay(RETRY_MS);
  const before = await heapBytes();
  while (sent.streams <= RECONNECTS) await delay(100);
  // The last row is there when the overlay has shown every message.
  await page.locator(`[data-key="${MESSAGES}"]`).waitFor();
  const after = await heapBytes();
  const grown = after - before;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  console.log(`${sent.messages} messages, ${sent.streams - 1} reconnects, ${served.pages} pages`);
  console.log(`heap: ${megabytes(before)} before, ${megabytes(after)} after, ${megabytes(grown)} more`);
  if (grown >= MOST_BYTES) process.exitCode = 1;
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
