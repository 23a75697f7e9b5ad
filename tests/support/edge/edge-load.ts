import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { randomLcg } from 'd3-random';
import type { TestActor } from '#tests/support/scenarios/actors.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import { viaEdge } from './via-edge.ts';

type Kind = 'page' | 'list' | 'missing' | 'session' | 'post';

export type Failure = { readonly kind: Kind; readonly path: string; readonly answer: string };
export type LoadReport = { readonly sent: number; readonly failures: readonly Failure[]; readonly pageMs: readonly number[] };
export type Load = {
  readonly sent: number;
  readonly failures: readonly Failure[];
  /** Stops the load and returns its report. */
  stop(): Promise<LoadReport>;
  /** Number of intended posts by player. */
  readonly posts: ReadonlyMap<number, number>;
};

type LoadOptions = {
  readonly actors: readonly TestActor[];
  readonly clients?: number;
  /** Whether a failed post is sent again with its key, as the site's form does. */
  readonly sendsAgain?: boolean;
};

const EXPECTED: Readonly<Record<Kind, number>> = { page: 200, list: 200, missing: 404, session: 200, post: 201 };
const PAGES = ['/', '/ranking', '/records', '/trends', '/limited', '/keyword', '/ja'];
const TRIES = 60;
const AGAIN_MS = 500;

/**
 * Simulates clients that request pages, lists and their session and post records through the edge until the load is
 * stopped. Each client sends one request at a time.
 */
export function startLoad({ actors, clients = 4, sendsAgain = false }: LoadOptions): Load {
  const random = randomLcg(0.2);
  const state = { sent: 0, isStopped: false, turn: 0 };
  const failures: Failure[] = [];
  const pageMs: number[] = [];
  const posts = new Map<number, number>();

  /** Returns the path of a stage: a few stages are popular, many are rare, and half of the paths have a filter. */
  const stagePath = () => {
    const path = `${random() < 0.5 ? '' : '/ja'}/stage/${201 + Math.floor(20 * random() ** 3)}`;
    return random() < 0.5 ? path : `${path}?year=${2024 + Math.floor(random() * 3)}`;
  };
  const choose = (): { kind: Kind; path: string } => {
    const chance = random();
    if (chance < 0.01) return { kind: 'post', path: '/api/records' };
    if (chance < 0.15) return { kind: 'session', path: '/api/auth/session' };
    if (chance < 0.25) return { kind: 'list', path: `/api/search/stages/${201 + Math.floor(random() * 20)}` };
    if (chance < 0.27) return { kind: 'missing', path: '/stage/99999' };
    if (chance < 0.45) return { kind: 'page', path: PAGES[Math.floor(random() * PAGES.length)] ?? '/' };
    return { kind: 'page', path: stagePath() };
  };
  const ask = async (kind: Kind, path: string, actor: TestActor, key: string, json: unknown): Promise<string> => {
    state.sent += 1;
    const started = performance.now();
    try {
      const options = kind === 'post' ? { method: 'POST', json, cookie: actor.cookie, headers: { 'idempotency-key': key } } : {};
      const answer = await viaEdge(path, kind === 'session' ? { cookie: actor.cookie } : options);
      if (kind === 'page') pageMs.push(performance.now() - started);
      return answer.status === EXPECTED[kind] ? 'as expected' : `${answer.status} ${answer.text().slice(0, 120)}`;
    } catch (error) {
      return String(error);
    }
  };
  const visit = async () => {
    while (!state.isStopped) {
      const { kind, path } = choose();
      const actor = actors[state.turn++ % actors.length];
      if (!actor) throw new Error('at least one signed-in actor is required');
      const [key, json] = [randomUUID(), freshDraft()];
      if (kind === 'post') posts.set(actor.userId, (posts.get(actor.userId) ?? 0) + 1);
      let answer = await ask(kind, path, actor, key, json);
      for (let again = 1; kind === 'post' && sendsAgain && answer !== 'as expected' && again < TRIES; again += 1) {
        await wait(AGAIN_MS);
        answer = await ask(kind, path, actor, key, json);
      }
      if (answer !== 'as expected') failures.push({ kind, path, answer });
    }
  };
  const visits = Promise.all(Array.from({ length: clients }, visit));
  return {
    get sent() {
      return state.sent;
    },
    failures,
    posts,
    stop: async () => {
      state.isStopped = true;
      await visits;
      return { sent: state.sent, failures, pageMs };
    },
  };
}
