import { randomUUID } from 'node:crypto';
import { send, type TestActor } from '#tests/support/scenarios/actors.ts';
import type { OwnSite } from '#tests/support/sites/own-site.ts';

export const EVENT_TITLE = { en: 'Kettle Cup', ja: 'やかん杯' };

/** The part of `GET /api/events/{code}` that tests read. */
type EventAnswer = {
  readonly stages: readonly { readonly stageId: number }[];
  readonly teams: readonly { readonly teamId: number; readonly members: number; readonly points: number }[];
  readonly result: { readonly sha256: string; readonly content: string } | null;
  readonly amendments: readonly { readonly number: number; readonly sha256: string }[];
};

async function expectStatus(status: number, answer: Response): Promise<Response> {
  if (answer.status !== status) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export async function readEvent({ url }: OwnSite, code: number): Promise<EventAnswer> {
  const answer = await expectStatus(200, await send(url, { path: `/api/events/${code}` }));
  return (await answer.json()) as EventAnswer;
}

type Plan = {
  readonly code: number;
  readonly day: string;
  readonly type?: 'limited' | 'user-planned';
  readonly blind?: boolean;
  readonly teams?: readonly number[];
};

const windowOf = (day: string) => ({ startsAt: `${day}T12:00:00+09:00`, endsAt: `${day}T14:59:59+09:00` });

/**
 * Drafts an event with one stage through the API, from 12:00 to 14:59:59 on one day in Tokyo. Returns the draft's ETag.
 */
export async function draftEvent(
  { url }: OwnSite,
  { cookie }: TestActor,
  { code, day, type = 'limited', blind = false, teams = [] }: Plan,
): Promise<string> {
  const stages = [{ name: { en: 'Steam', ja: '湯気' }, baseStage: null, metric: 'points' }];
  const style = teams.length > 0 ? 'teams' : 'standard';
  const plan = { title: EVENT_TITLE, type, style, zone: 'Asia/Tokyo', ...windowOf(day), stages, teams, blind };
  const draft = await expectStatus(201, await send(url, { method: 'POST', path: '/api/events', cookie, json: { code, plan } }));
  return draft.headers.get('etag') ?? '';
}

/** Drafts and opens an event through the API. */
export async function openEventByCalls(
  site: OwnSite,
  actor: TestActor,
  plan: Plan,
): Promise<{ stageId: number; startsAt: Date; endsAt: Date }> {
  const headers = { 'if-match': await draftEvent(site, actor, plan) };
  const path = `/api/events/${plan.code}/open`;
  await expectStatus(200, await send(site.url, { method: 'POST', path, cookie: actor.cookie, headers }));
  // The site reloads its catalogue when PostgreSQL notifies it, which may be after the response.
  while ((await send(site.url, { path: `/api/events/${plan.code}` })).status === 404);
  const stageId = (await readEvent(site, plan.code)).stages[0]?.stageId ?? 0;
  const { startsAt, endsAt } = windowOf(plan.day);
  return { stageId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/** Makes a player the organiser of an event, as an admin does. */
export async function grantEvent({ url }: OwnSite, { cookie }: TestActor, code: number, { handle }: TestActor): Promise<void> {
  await expectStatus(204, await send(url, { method: 'PUT', path: `/api/events/${code}/organisers/${handle}`, cookie }));
}

/** Joins an event and returns the id of the assigned team. */
export async function joinEvent({ url }: OwnSite, code: number, { cookie }: TestActor): Promise<number> {
  const answer = await expectStatus(200, await send(url, { method: 'POST', path: `/api/events/${code}/join`, cookie }));
  return ((await answer.json()) as { teamId: number }).teamId;
}

/** Posts a score on a stage of an event. */
export function postScore({ url }: OwnSite, { cookie }: TestActor, stageId: number, score: number): Promise<Response> {
  const json = { stageId, rule: 0, score: String(score), console: 1 };
  return send(url, { method: 'POST', path: '/api/records', cookie, json, headers: { 'idempotency-key': randomUUID() } });
}

/** Closes an event whose grace period has ended, which freezes its result. */
export const closeEvent = async ({ url }: OwnSite, { cookie }: TestActor, code: number): Promise<void> => {
  await expectStatus(200, await send(url, { method: 'POST', path: `/api/events/${code}/close`, cookie }));
};

/** Computes the result of a closed event again, and adds it with a reason. */
export const amendEvent = async ({ url }: OwnSite, { cookie }: TestActor, code: number, reason: Readonly<Record<'en' | 'ja', string>>) => {
  await expectStatus(201, await send(url, { method: 'POST', path: `/api/events/${code}/amendments`, cookie, json: { reason } }));
};
