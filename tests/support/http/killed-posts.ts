import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Db } from '#data/db.ts';
import { createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { freshDraft, type PostAnswer, post } from '#tests/support/scenarios/records-api.ts';
import { CommitCutter } from '#tests/support/servers/commit-cutter.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

/** A record that a player wants to post, with the same idempotency key for every attempt. */
export type Intent = { readonly actor: TestActor; readonly key: string; readonly draft: ReturnType<typeof freshDraft> };

export const newIntent = (actor: TestActor): Intent => ({ actor, key: randomUUID(), draft: freshDraft() });

export const createPlayers = (db: Db, count: number) => Promise.all(Array.from({ length: count }, () => createActor(db, 'player')));

/**
 * Starts another instance of the posting site with a loaded catalogue and open connections for this many concurrent
 * posts.
 */
export async function startWarmInstance(
  db: Db,
  posters: number,
  databaseUrl = postingSite().databaseUrl,
): Promise<{ site: Site; postMs: number }> {
  const site = await startSite(databaseUrl);
  const actors = await createPlayers(db, posters);
  let started = 0;
  for (let round = 0; round < 2; round += 1) {
    started = performance.now();
    for (const { status } of await Promise.all(actors.map((actor) => post(site.url, actor, freshDraft())))) expect(status).toBe(201);
  }
  return { site, postMs: performance.now() - started };
}

/** Opens a proxy in front of the posting site's database and returns the address of the database through the proxy. */
export async function openCommitCutter(): Promise<{ cutter: CommitCutter; databaseUrl: string }> {
  const url = new URL(postingSite().databaseUrl);
  const cutter = new CommitCutter(url.hostname, Number(url.port || 5432));
  url.port = String(await cutter.open());
  url.hostname = '127.0.0.1';
  return { cutter, databaseUrl: url.href };
}

/** Sends a post to the remaining instance until it is stored. */
export async function sendAgain({ actor, key, draft }: Intent): Promise<PostAnswer> {
  let answer: PostAnswer | undefined;
  await expect
    .poll(async () => {
      answer = await post(postingSite().url, actor, draft, key);
      return answer.status;
    })
    // The status is 409 until PostgreSQL detects that the first sender is gone.
    .toBe(201);
  return answer as PostAnswer;
}

export type Fate = 'answered' | 'saved' | 'unsaved';

/** Retries a post to a killed instance and checks both responses. Returns what happened to the first attempt. */
export async function resolveIntent(intent: Intent, first: PostAnswer | undefined): Promise<Fate> {
  const again = await sendAgain(intent);
  if (!first) return again.replayed ? 'saved' : 'unsaved';
  expect([first.status, first.body, again.replayed]).toEqual([201, again.body, true]);
  return 'answered';
}
