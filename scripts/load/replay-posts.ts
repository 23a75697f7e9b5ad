// npm run replay:posts -- http://127.0.0.1:3000
// Manual test of a site whose database is named …_dev or …_test. Replays one post 10,000 times, and then sends 200
// batches of 50 concurrent posts, each batch with one idempotency key. Uses several addresses in turn.
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#data/db.ts';
import { isOwnDatabase } from '#data/own-database.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { countRecords, freshDraft, post, postAtOnce } from '#tests/support/scenarios/records-api.ts';
import { parseEnv } from '#wiring/env.ts';

const [REPLAYS, AT_ONCE, ROUNDS, PARALLEL, ROUNDS_A_PLAYER] = [10_000, 20, 200, 50, 50];

const sites = process.argv.slice(2);
const { DATABASE_URL } = parseEnv(process.env);
if (sites.length === 0) throw new Error('pass at least one address of the site');
if (!isOwnDatabase(DATABASE_URL)) throw new Error('only for a database named …_dev or …_test');
const { db, close } = openDatabase(DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 10_000 });

const actor = await createActor(db, 'player');
const [key, draft] = [randomUUID(), freshDraft()];
const first = await post(sites[0] ?? '', actor, draft, key);
if (first.status !== 201) throw new Error(`${first.status} ${first.body}`);
let started = performance.now();
for (let sent = 0; sent < REPLAYS; sent += AT_ONCE) {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) => post(sites[turn % sites.length] ?? '', actor, draft, key)),
  );
  const odd = answers.find(({ status, replayed, body }) => status !== 201 || !replayed || body !== first.body);
  if (odd) throw new Error(`after ${sent}: ${odd.status} ${odd.body}`);
}
if ((await countRecords(db, actor.userId)) !== 1) throw new Error('more than one record');
console.log(`${REPLAYS} replays: 1 record, ${seconds(started)} s`);

started = performance.now();
let [created, waiting, poster] = [0, 0, actor];
for (let round = 0; round < ROUNDS; round += 1) {
  // Changes the player, because a player may post at most 60 records an hour.
  if (round % ROUNDS_A_PLAYER === 0) poster = await createActor(db, 'player');
  const result = await postAtOnce(sites, db, poster, PARALLEL);
  created += result.created;
  waiting += result.waiting;
}
console.log(
  `${ROUNDS} × ${PARALLEL} concurrent: ${ROUNDS} records, ${created} responses with 201, ${waiting} with 409, ${seconds(started)} s`,
);
await close();

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
