import { type Browser, expect, type Page } from '@playwright/test';
import { stageBoard } from '#domain/catalogue/find-board.ts';
import type { RecordState } from '#domain/records/states.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { getStageRanking } from '#usecases/rankings/get-stage-ranking.ts';
import { verifyRankings } from '#usecases/rankings/verify-rankings.ts';
import type { TestActor } from './actors.ts';
import { createRecord } from './factories.ts';
import type { Look } from './looks.ts';
import { beQuiet } from './quiet-reader.ts';
import { storeDraft } from './store-draft.ts';
import { type StorySite, signInBrowser } from './story-site.ts';
import { testDeps } from './test-deps.ts';

const RULE = 21; // a video down to the tenth place
const LONG_AGO = 60 * 86_400_000;
const ESTABLISHED = 30; // records that make nobody a newcomer any more

/** What the use-cases need to read a story's site. */
export const depsOf = ({ db }: StorySite): Deps => ({ ...testDeps(), db, catalogue: () => loadCatalogue(db) });

/** A browser in which somebody is signed in, with a page that looks as asked. */
export async function openBrowser(browser: Browser, site: StorySite, who: TestActor, { theme, viewport }: Omit<Look, 'locale' | 'size'>) {
  const context = await browser.newContext({ baseURL: site.url, viewport, timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' });
  await beQuiet(context);
  const message = JSON.stringify({ event: 'session', data: { trigger: 'getSession', userId: who.handle }, timestamp: 0 });
  await context.addInitScript(
    ([chosen, said]) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('language-offered', 'ja');
      localStorage.setItem('live', 'off');
      localStorage.setItem('nextauth.message', said);
    },
    [theme, message] as const,
  );
  await signInBrowser(context, site, who);
  return context.newPage();
}

/** Posts a score in somebody's name with all that a post does; says the record's id. */
export async function postAs(site: StorySite, { userId }: TestActor, stageId: number, score: number): Promise<string> {
  const deps = depsOf(site);
  const boardId = stageBoard(await deps.catalogue(), stageId, RULE)?.boardId ?? 0;
  const posted = await storeDraft(deps, userId, boardId, { score: String(score), console: 1 });
  if (!posted.ok) throw new Error(JSON.stringify(posted));
  return posted.value.recordId;
}

/** Gives somebody the first place of a stage, which owes nothing: whoever posts below it needs one moderator alone. */
export const leadStage = (site: StorySite, { userId }: TestActor, stageId: number, score: number) =>
  createRecord(depsOf(site), { userId, stageId, ruleId: RULE, score, state: 'verified' });

/** Gives somebody so many records of so long ago that the policy calls them a newcomer no more. */
export async function makeEstablished(site: StorySite, { userId }: TestActor, stageId: number): Promise<void> {
  const postedAt = new Date((await site.now()).getTime() - LONG_AGO);
  for (let score = 1; score <= ESTABLISHED; score++) await createRecord(depsOf(site), { userId, stageId, ruleId: RULE, score, postedAt });
}

/** The ranking of a stage, as its page reads it. */
export async function readRanking(site: StorySite, stageId: number) {
  const ranking = await getStageRanking(depsOf(site), stageId, {});
  if (!ranking.ok) throw new Error(ranking.error);
  return ranking.value.rows.map(({ rank, handle, rankKey, points }) => ({ rank, handle, rankKey, points }));
}

/** A record stands in a state, and what `rankings:verify` asks finds every rank as its recomputation. */
export async function expectStands(site: StorySite, recordId: string, state: RecordState): Promise<void> {
  const read = () => site.db.selectFrom('records').select('state').where('record_id', '=', recordId).executeTakeFirst();
  await expect.poll(async () => (await read())?.state).toBe(state);
  expect(await verifyRankings(depsOf(site), () => {})).toEqual([]);
}

/** Waits until the desk listens to keys: then D opens its panel, and Escape closes it. */
export async function untilKeysWork(page: Page, panel: string): Promise<void> {
  const form = page.getByRole('form', { name: panel });
  await expect(async () => {
    await page.keyboard.press('d');
    await expect(form).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

/** Gives a reason in the open panel by keys alone: its number, the text, and the button. */
export async function answerByKeys(page: Page, panel: string, reason: number, text: string): Promise<void> {
  await expect(page.getByRole('form', { name: panel }).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press(String(reason));
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
