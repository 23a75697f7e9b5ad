import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { createTokenPlayer } from '#tests/support/http/api-tokens.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const STAGE = '229';

/** Starts a server that collects chat messages. */
async function startChat() {
  const messages: { content: string }[] = [];
  const server = createServer(async (request, response) => {
    messages.push((await json(request)) as { content: string });
    response.writeHead(204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { messages, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const run = async (bot: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [`examples/${bot}.ts`, ...args], {
    env: { ...process.env, SITE_URL: postingSite().url, ...env },
  });
  return stdout.trim();
};

test('one sample bot posts a record once, and the other announces it in a chat once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-bots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [chat, player] = [await startChat(), await createTokenPlayer('post:records')];
  const announce = () =>
    run('announce-records', ['--stage', STAGE, '--once', '--cursor', `${folder}/announced.json`], { CHAT_URL: chat.url });
  await announce();
  expect(chat.messages).toEqual([]); // only remembers the newest record

  const score = String(10_000 + (player.userId % 80_000));
  writeFileSync(`${folder}/result.png`, await drawPicture().png().toBuffer());
  const values = ['--stage', STAGE, '--rule', '21', '--score', score, '--console', '1', '--video', VIDEO];
  const submit = () => run('submit-record', [...values, '--picture', `${folder}/result.png`], { STARGRASS_TOKEN: player.secret });
  const posted = /^#\d+ (\S+\/record\/\d+)$/.exec(await submit())?.[1] ?? '';
  expect(posted).toContain(postingSite().url);
  expect(await submit()).toBe('posted before');

  await announce();
  await announce();
  // Other tests may post on this stage at the same time.
  expect(chat.messages.filter(({ content }) => content.endsWith(` ${posted}`))).toHaveLength(1);
});
