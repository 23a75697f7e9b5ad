// Announces new records of a stage in a chat, through a webhook address of the chat (Discord's form of message).
//   SITE_URL=https://… CHAT_URL=https://… node announce-records.ts --stage 201 [--once] [--seconds 60] [--cursor announced.json]
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSite, retryAfter } from './client/client.ts';

const { values: options } = parseArgs({
  options: {
    stage: { type: 'string' },
    once: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    cursor: { type: 'string', default: 'announced.json' },
  },
});
const { SITE_URL, CHAT_URL } = process.env;
if (!SITE_URL || !CHAT_URL || !options.stage) throw new Error('set SITE_URL, CHAT_URL and --stage');
const site = openSite(SITE_URL);

/** What has been announced: where to look next, and the last records. */
type Cursor = { readonly since?: string; readonly seen: readonly string[] };
const OVERLAP_MS = 60_000; // a record may become visible a moment after a later one

const loadCursor = (): Promise<Cursor | undefined> => readFile(options.cursor, 'utf8').then(JSON.parse, () => undefined);
async function saveCursor(cursor: Cursor): Promise<void> {
  await writeFile(`${options.cursor}.new`, JSON.stringify(cursor));
  await rename(`${options.cursor}.new`, options.cursor); // never leaves half a file
}

/** Returns the records of the stage since a time, oldest first; without a time, only the newest hundred. */
async function listRecords(since: string | undefined) {
  const records = [];
  for (let after: string | null | undefined; after !== null; ) {
    const query = { stage: Number(options.stage), limit: 100, ...(since && { since }), ...(after && { after }) };
    const { data, response } = await site.GET('/records', { params: { query } });
    if (!data) throw new Error(`the site answered ${response.status}`, { cause: retryAfter(response) });
    records.push(...data.data);
    after = since ? data.next : null;
  }
  return records.reverse();
}

// Names must neither be formatted nor become links.
const plain = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

async function say(content: string): Promise<void> {
  const body = JSON.stringify({ content, allowed_mentions: { parse: [] } }); // names must not call people
  const answer = await fetch(CHAT_URL ?? '', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`the chat answered ${answer.status}`, { cause: retryAfter(answer) });
}

/** Announces each new record once. The first call only remembers the records that exist. */
async function announceNew(): Promise<void> {
  const cursor = await loadCursor();
  const seen = [...(cursor?.seen ?? [])];
  for (const { recordId, postedAt, name, shown, rank, board } of await listRecords(cursor?.since)) {
    if (seen.includes(recordId)) continue;
    const place = rank ? `, now #${rank}` : '';
    const page = new URL(`/record/${recordId}`, SITE_URL).href;
    if (cursor) await say(`${plain(name ?? 'A player')}: ${shown} on ${plain(board.name.en)}${place} ${page}`);
    seen.push(recordId);
    await saveCursor({ since: new Date(Date.parse(postedAt) - OVERLAP_MS).toISOString(), seen: seen.slice(-200) });
  }
  if (!cursor && seen.length === 0) await saveCursor({ seen });
}

for (let wait = 0; ; await sleep(wait * 1_000)) {
  const failure = await announceNew().then(
    () => undefined,
    (error: Error) => error,
  );
  if (failure) console.error(failure.message);
  if (options.once) process.exit(failure ? 1 : 0);
  wait = typeof failure?.cause === 'number' ? failure.cause : Number(options.seconds) || 60;
}
