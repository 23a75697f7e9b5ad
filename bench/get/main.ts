// npm run bench:get                      Lists the 15 public GETs that use the most CPU time with their worst input.
// npm run bench:get -- --all             Lists all public GETs.
// npm run bench:get -- --match history   Measures only GETs whose address or input contains the word.
//
// Uses the production build with the demo community and hostile texts, without an edge.
// Measures the CPU time of the whole instance, including all threads and garbage collection.
// Other load on the machine raises the results: by half when two cores are busy.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { printTable } from '#bench/print-table.ts';
import { cpuSeconds } from '#bench/web/cpu.ts';
import { openDatabase } from '#data/db.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { createDemoDatabase } from '#tests/support/database/template-database.ts';
import { startSite } from '#tests/support/site.ts';
import { parseEnv } from '#wiring/env.ts';
import { publicGets } from './addresses.ts';
import { plantComments, plantTexts, type WorstGet } from './plant.ts';

const SHOWN = 15;
const LIMIT_MS = 500;
const ROUNDS = 5;
type Cost = WorstGet & { readonly status: number; readonly kilobytes: number; readonly ms: number };

/** Returns the mean CPU time of a GET after one warm-up request. */
async function measure(site: { readonly url: string; readonly pid: number }, get: WorstGet, rounds: number): Promise<Cost> {
  const read = async () => {
    const answer = await fetch(site.url + get.path, { redirect: 'manual' });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  const { status, bytes } = await read();
  const before = cpuSeconds([site.pid]);
  for (let round = 0; round < rounds; round += 1) await read();
  const ms = Math.round(((cpuSeconds([site.pid]) - before) * 1_000) / rounds);
  return { ...get, status, kilobytes: Math.round(bytes / 1_000), ms };
}

const byCost = (one: Cost, other: Cost) => other.ms - one.ms;

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, match: { type: 'string', default: '' } } });
const databaseUrl = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_get_${randomBytes(4).toString('hex')}_test`);
await createDemoDatabase(databaseUrl);
const { db, close } = openDatabase(databaseUrl, { maxConnections: 2, statementTimeoutMs: 60_000 });
const site = await startSite(databaseUrl, { env: { LOG_LEVEL: 'silent', WATCHDOG_SECONDS: '0' } });
try {
  await plantComments(db);
  const every = [...publicGets(), ...(await plantTexts(db, site.url))];
  const selected = every.filter(({ path, what }) => `${what} ${path}`.includes(values.match));
  const once: Cost[] = [];
  for (const each of selected) {
    once.push(await measure(site, each, 1));
    if (values.all) console.log(`${once.at(-1)?.ms} ms ${each.what} ${each.path}`);
  }
  once.sort(byCost);
  const again: Cost[] = [];
  for (const each of once.slice(0, 2 * SHOWN)) again.push(await measure(site, each, ROUNDS));
  again.sort(byCost);
  const costs = [...again, ...once.slice(again.length)];
  const shown = values.all ? costs : costs.slice(0, SHOWN);
  printTable(
    ['GET', 'input', 'status', 'KB', 'CPU ms'],
    shown.map(({ path, what, status, kilobytes, ms }) => [path.slice(0, 80), what, status, kilobytes, ms]),
  );
  const failed = costs.filter(({ status }) => status >= 500).map(({ path }) => path);
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
  const over = costs.filter(({ ms }) => ms > LIMIT_MS).length;
  console.log(`${costs.length} addresses, ${over} above ${LIMIT_MS} ms`);
} finally {
  await site.kill();
  await close();
  await dropDatabase(databaseUrl);
}
