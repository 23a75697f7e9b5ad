import { type Browser, expect, type Page } from '@playwright/test';
import type { RecordState } from '#domain/records/states.ts';
import type { Language } from '#domain/shared/language.ts';
import type { TestActor } from '#tests/support/scenarios/actors.ts';
import { readState, wrongRanks } from '#tests/support/scenarios/moderated-site.ts';
import type { OwnSite } from '#tests/support/sites/own-site.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { scriptsRun } from './open-page.ts';
import { signInBrowser } from './own-site-browser.ts';
import { disablePrefetch } from './test.ts';
import type { Variant } from './variants.ts';

/** Opens a browser context in which a user of a separate test site is signed in. */
export async function openSignedIn(
  browser: Browser,
  site: OwnSite,
  actor: TestActor,
  { theme, viewport }: Pick<Variant, 'theme' | 'viewport'>,
) {
  const context = await browser.newContext({ baseURL: site.url, viewport, timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' });
  await context.addInitScript(disablePrefetch);
  const message = JSON.stringify({ event: 'session', data: { trigger: 'getSession', userId: actor.handle }, timestamp: 0 });
  await context.addInitScript(
    ([chosen, session]) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('language-offered', 'ja');
      localStorage.setItem('live', 'off');
      localStorage.setItem('nextauth.message', session);
    },
    [theme, message] as const,
  );
  await signInBrowser(context, site, actor);
  return context.newPage();
}

/** Returns the card of the record that the moderation desk shows. */
export const cardOf = (page: Page, locale: Language) => page.getByRole('article', { name: messagesOf(locale).moderation.card.label });

/** Waits until a record has a state, then checks every rank against a recomputation. */
export async function expectState(site: OwnSite, recordId: string, state: RecordState): Promise<void> {
  await expect.poll(() => readState(site, recordId)).toBe(state);
  expect(await wrongRanks(site)).toEqual([]);
}

/**
 * Waits until the moderation desk handles keys: D opens the panel for declining, and Escape closes it. Presses no key
 * before React runs, because React replays such keys later, and D also closes the panel.
 */
export async function untilKeysWork(page: Page, locale: Language): Promise<void> {
  const isHydrated = (card: Element) => Object.keys(card).some((key) => key.startsWith('__react'));
  await scriptsRun(page);
  await expect.poll(() => cardOf(page, locale).evaluate(isHydrated)).toBe(true);
  const panel = page.getByRole('form', { name: messagesOf(locale).moderation.panels.decline });
  await expect
    .poll(async () => {
      await page.keyboard.press('d');
      return panel.isVisible();
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Fills in and submits the open panel by keyboard: the number of the reason, the text, the button. */
export async function sendPanelByKeys(page: Page, panel: string, reason: number, text: string): Promise<void> {
  await expect(page.getByRole('form', { name: panel }).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press(String(reason));
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
