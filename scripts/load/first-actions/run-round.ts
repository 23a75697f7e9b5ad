import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';
import { expectAccessible } from '#tests/support/browser/page-health.ts';
import type { Action, Visit } from './action.ts';
import type { RoundPlan } from './plan-round.ts';
import { ACTED_AT, countRows, untilHydrated, untilReactListens, watchErrors, watchPage } from './watch-page.ts';

export type RoundResult = {
  /** How often the action took effect: 0 if it was lost, undefined if it was not possible. */
  readonly times: number | undefined;
  /** Time between the action and its effect. */
  readonly delayMs: number | undefined;
  readonly faults: readonly string[];
};

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const LOST_AFTER_MS = 30_000;
// A second effect would follow the first one within this time.
const SETTLE_MS = 700;

/** Visits a page in a new browser, acts once and returns what was wrong. Tries again if the browser itself ended. */
export async function runRound(url: string, plan: RoundPlan, attempts = 3): Promise<RoundResult> {
  const browser = await chromium.launch(CHROMIUM);
  const locale = plan.language === 'ja' ? 'ja-JP' : 'en-US';
  const page = await browser.newPage({ baseURL: url, locale, timezoneId: 'Asia/Tokyo', ...DEVICES[plan.device] });
  page.setDefaultTimeout(LOST_AFTER_MS);
  const faults: string[] = [];
  const errors = watchErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  try {
    await watchPage(page);
    const devtools = await page.context().newCDPSession(page);
    await slowDown(devtools, plan.cpuSlowdown);
    await page.goto(plan.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (plan.withAxe) faults.push(...(await checkBefore(page, devtools, plan)));
    const visit = { page, ...plan, requests, historyLength: await page.evaluate(() => history.length) };
    const outcome = await act(visit, plan, devtools, faults);
    if (plan.withAxe) {
      await page.keyboard.press('Escape'); // Closes what was opened, and starts React on another page.
      await untilHydrated(page);
      // Otherwise, axe reports the row that the header covers.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      faults.push(...(await axeFaults(page, 'with React')));
    }
    return { ...outcome, faults: [...faults, ...errors] };
  } catch (error) {
    if (!browser.isConnected() && attempts > 1) return runRound(url, plan, attempts - 1);
    return { times: undefined, delayMs: undefined, faults: [...faults, ...errors, String(error).split('\n').slice(0, 3).join(' ')] };
  } finally {
    await browser.close();
  }
}

async function slowDown(devtools: CDPSession, cpuSlowdown: number): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Checks the page before React runs, at full speed, because axe would take minutes otherwise. */
async function checkBefore(page: Page, devtools: CDPSession, { cpuSlowdown }: RoundPlan): Promise<string[]> {
  await page.waitForLoadState();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const faults = await axeFaults(page, 'before React');
  if (await page.evaluate(() => window.seen.isReactReady)) faults.push('React started without an action');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return faults;
}

async function act(visit: Visit, plan: RoundPlan, devtools: CDPSession, faults: string[]): Promise<Omit<RoundResult, 'faults'>> {
  const { page } = visit;
  const { action } = plan;
  await action.prepare?.(visit);
  await untilMoment(visit, plan, devtools);
  const before = await stateOf(page);
  const expected = await action.act(visit);
  const doneAt = await untilEffect(visit, plan, expected);
  if (doneAt === undefined) return { times: 0, delayMs: undefined };
  const actedAt = Number(await page.evaluate((key) => sessionStorage.getItem(key), ACTED_AT));
  if (action.focus !== undefined) await untilHydrated(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(SETTLE_MS);
  if (!(await page.evaluate(action.hasEffect, expected))) faults.push('the effect was undone');
  if (action.focus !== undefined) faults.push(...(await checkSamePage(page, action, before)));
  return { times: await action.count(visit), delayMs: doneAt - actedAt };
}

async function untilMoment(visit: Visit, { start, delayMs, signMs }: RoundPlan, devtools: CDPSession): Promise<void> {
  if (start === 'by action') return visit.page.waitForTimeout(delayMs);
  await visit.page.waitForTimeout(signMs);
  await giveSign(visit, devtools);
  // React already listens for events then, but its components are not hydrated yet.
  if (start === 'hydrating') await untilReactListens(visit.page);
  else await visit.page.waitForTimeout(delayMs - signMs);
}

/** Starts React without any other effect: moves the mouse, or touches the page without lifting the finger there. */
async function giveSign({ page, device }: Visit, devtools: CDPSession): Promise<void> {
  if (device === 'desktop') return page.mouse.move(5, 300).then(() => page.mouse.move(9, 320));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 5, y: 300 }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

async function untilEffect({ page }: Visit, { action }: RoundPlan, expected: string | undefined): Promise<number | undefined> {
  try {
    const shown = await page.waitForFunction(action.hasEffect, expected);
    return shown ? Date.now() : undefined;
  } catch {
    return undefined;
  }
}

type PageState = { readonly rows: number; readonly scrollY: number };

const stateOf = async (page: Page): Promise<PageState> => ({ rows: await countRows(page), scrollY: await page.evaluate(() => scrollY) });

/** Checks that the focus is right, and that React took the page over as it was painted. */
async function checkSamePage(page: Page, { focus = '*', mustNotScroll = false }: Action, before: PageState): Promise<string[]> {
  const { focused, hasMain } = await page.evaluate(
    (selector) => ({
      focused: document.activeElement?.matches(selector) ? undefined : document.activeElement?.outerHTML.slice(0, 120),
      hasMain: document.querySelector('main') === window.seen.main,
    }),
    focus,
  );
  const { rows, scrollY } = await stateOf(page);
  return [
    ...(focused === undefined ? [] : [`the focus is on ${focused}`]),
    ...(hasMain ? [] : ['React rendered the page again']),
    ...(rows === before.rows ? [] : [`${before.rows} rows became ${rows}`]),
    ...(mustNotScroll && scrollY !== before.scrollY ? [`the page scrolled by ${scrollY - before.scrollY} px`] : []),
  ];
}

async function axeFaults(page: Page, when: string): Promise<string[]> {
  try {
    await expectAccessible(page);
    return [];
  } catch (error) {
    return [`axe ${when}: ${error instanceof Error ? error.message.slice(0, 2_000) : error}`];
  }
}
