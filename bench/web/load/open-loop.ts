import { randomLcg } from 'd3-random';
import type { Answer, Kind, Outcome, Plan, Shot, Watched } from './plan.ts';
import type { Sent } from './send.ts';
import { zipf } from './zipf.ts';

type Send = (shot: Shot, wantsText?: boolean) => Promise<Sent>;

const MAX_OPEN = 8_000; // requests in flight; requests beyond this number are counted as unsent
const POLL_EVERY_MS = 50;
const POLL_FOR_MS = 10_000;

/**
 * Runs an open-loop load: sends every request at its scheduled time, whatever the earlier responses, and measures
 * latency from that time.
 */
export async function runOpenLoop({ seed, phases, retries = 0 }: Plan, send: Send): Promise<Outcome> {
  const random = randomLcg(seed);
  const answers: Answer[] = [];
  const watched: Watched[] = [];
  const open = new Set<Promise<void>>();
  const started = performance.now();
  let unsent = 0;

  const sendOne = async (kind: string, shot: Shot, phase: number, dueMs: number, left: number): Promise<void> => {
    const { text, ...answer } = await send(shot, shot.watch !== undefined);
    answers.push({ kind, phase, dueMs, tookMs: performance.now() - started - dueMs, ...answer, isRetry: left < retries });
    if (answer.status === 201 && shot.watch !== undefined) watched.push(await watch(send, shot.watch, JSON.parse(text).recordId));
    if (answer.status === 503 && left > 0) await sendOne(kind, shot, phase, performance.now() - started, left - 1);
  };

  let from = 0;
  for (const [phase, { rate, seconds, kinds }] of phases.entries()) {
    const draw = drawer(kinds, random);
    for (let index = 0; index < rate * seconds; index += 1) {
      const dueMs = from + (index * 1_000) / rate;
      await until(started + dueMs);
      const drawn = draw();
      if (open.size >= MAX_OPEN || !drawn) unsent += 1;
      else {
        const one: Promise<void> = sendOne(drawn.kind, drawn.shot, phase, dueMs, retries).finally(() => open.delete(one));
        open.add(one);
      }
    }
    from += seconds * 1_000;
  }
  await Promise.all(open);
  return { answers, watched, unsent };
}

/**
 * Waits until an instant. If the instant has passed, yields once so that responses are processed before the next
 * request.
 */
function until(instant: number): Promise<void> {
  const early = instant - performance.now();
  return new Promise((resolve) => (early > 0 ? setTimeout(resolve, early) : setImmediate(resolve)));
}

function drawer(kinds: readonly Kind[], random: () => number): () => { kind: string; shot: Shot } | undefined {
  const next = kinds.map(({ shots, draw }) => {
    let turn = -1;
    const drawIndex = zipf(shots.length, random);
    return () => {
      turn += 1;
      return shots[draw === 'zipf' ? drawIndex() : turn];
    };
  });
  return () => {
    let drawn = random() * kinds.reduce((sum, { share }) => sum + share, 0);
    const at = kinds.findIndex(({ share }) => {
      drawn -= share;
      return drawn < 0;
    });
    const [kind, shot] = [kinds[at], next[at]?.()];
    return kind && shot && { kind: kind.name, shot };
  };
}

async function watch(send: Send, path: string, recordId: string): Promise<Watched> {
  const answered = performance.now();
  let misses = 0;
  while (performance.now() - answered < POLL_FOR_MS) {
    const { text, cache } = await send({ path }, true);
    if (cache === 'miss') misses += 1;
    if (text.includes(`/record/${recordId}`)) return { seenMs: performance.now() - answered, misses };
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
  return { seenMs: null, misses };
}
