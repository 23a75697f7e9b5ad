import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { eventDay } from '#domain/catalogue/event-date.ts';
import { fill } from '#web/i18n/fill.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { send, type TestActor } from './actors.ts';
import type { StorySite } from './story-site.ts';

/** What `GET /api/events/{code}` says, as far as stories ask. */
type ToldEvent = {
  readonly stages: readonly { readonly stageId: number }[];
  readonly teams: readonly { readonly teamId: number; readonly members: number; readonly points: number }[];
  readonly startsAt: string;
  readonly endsAt: string;
  readonly result: { readonly sha256: string; readonly content: string } | null;
  readonly amendments: readonly { readonly number: number; readonly sha256: string }[];
};

/** An event as a program reads it. */
export async function readEvent({ url }: StorySite, code: number): Promise<ToldEvent> {
  const answer = await send(url, { path: `/api/events/${code}` });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ToldEvent;
}

/** Joins an event, and says in which team. */
export async function join({ url }: StorySite, code: number, { cookie }: TestActor): Promise<number> {
  const answer = await send(url, { method: 'POST', path: `/api/events/${code}/join`, cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { teamId: number }).teamId;
}

/** Posts a score on a stage of an event. */
export function postScore({ url }: StorySite, { cookie }: TestActor, stageId: number, score: number): Promise<Response> {
  const json = { stageId, rule: 0, score: String(score), console: 1 };
  return send(url, { method: 'POST', path: '/api/records', cookie, json, headers: { 'idempotency-key': randomUUID() } });
}

export type TwoTeams = {
  readonly code: number;
  readonly title: Readonly<Record<Locale, string>>;
  readonly stage: Readonly<Record<Locale, string>>;
  readonly times: readonly [opens: string, closes: string]; // of the one day
  readonly teams: readonly [string, string]; // as the page's language calls them
};

/** Plans an event of two teams in the organiser's form, from the list of what is granted to the page on which it is open. */
export async function planInForm(page: Page, locale: Locale, { code, title, stage, times, teams }: TwoTeams): Promise<void> {
  const words = messagesOf(locale).eventForm;
  const day = eventDay(code);
  await page.goto(localePath(locale, '/admin/events'));
  await page.getByRole('link', { name: fill(words.list.begin, { day }) }).click();
  await page.getByLabel(words.titleEn).fill(title.en);
  await page.getByLabel(words.titleJa).fill(title.ja);
  await page.getByRole('group', { name: words.style }).getByRole('button', { name: words.styles.teams, exact: true }).click();
  await page.getByLabel(words.opens, { exact: true }).fill(day.replaceAll('/', '-'));
  await page.getByLabel(words.opensTime, { exact: true }).fill(times[0]);
  await page.getByLabel(words.closes, { exact: true }).fill(day.replaceAll('/', '-'));
  await page.getByLabel(words.closesTime, { exact: true }).fill(times[1]);
  await page.getByRole('button', { name: words.addStage }).click();
  await page.getByLabel(words.stageEn).fill(stage.en);
  await page.getByLabel(words.stageJa).fill(stage.ja);
  for (const team of teams) await page.getByRole('checkbox', { name: team }).check({ force: true });
  await page.getByRole('button', { name: words.bar.save, exact: true }).click();
  await expect(page).toHaveURL(localePath(locale, `/admin/events/${code}`));
  await page.getByRole('button', { name: words.bar.open, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.opened.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${day} ${title[locale]}`);
}

/** How the two teams stand by the rope on the page: what it says, and the points of its sides. */
export async function readRope(page: Page): Promise<{ said: string; points: number[] }> {
  const rope = page.locator('[role=img]:has(> [data-points])').first();
  await expect(rope).toBeVisible();
  const points = await rope
    .locator('> [data-points]')
    .evaluateAll((sides) => sides.map((side) => Number(side.getAttribute('data-points'))));
  return { said: (await rope.getAttribute('aria-label')) ?? '', points };
}
