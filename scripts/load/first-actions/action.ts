import type { Page } from '@playwright/test';
import type { Language } from '#domain/shared/language.ts';

export type Device = 'phone' | 'desktop';

export const PAGE_NAMES = ['home', 'stage', 'total', 'ranking', 'player', 'event', 'record', 'records'] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** What an action needs to know of its round. */
export type Visit = {
  readonly page: Page;
  readonly device: Device;
  readonly language: Language;
  readonly random: () => number;
  /** Paths that the page has requested. */
  readonly requests: readonly string[];
  /** Length of the browser's history before the action. */
  readonly historyLength: number;
};

/** Something that a reader does, and its effect. */
export type Action = {
  readonly name: string;
  readonly devices: readonly Device[];
  readonly pages: readonly PageName[];
  /** Happens after the first paint, before the delay. */
  prepare?(visit: Visit): Promise<void>;
  /** Acts like a person. Returns what `hasEffect` expects. */
  act(visit: Visit): Promise<string | undefined>;
  /** Returns whether the page shows the effect. Runs in the page, so it cannot use anything outside. */
  hasEffect(expected: string | undefined): boolean;
  /** Returns how often the action took effect. Called once the page is settled. */
  count(visit: Visit): Promise<number>;
  /** Selects the elements that may have the focus afterwards. Undefined if the action leads to another page. */
  readonly focus?: string;
  /** True if the action leaves the page where it was scrolled to. */
  readonly mustNotScroll?: boolean;
};

/** Clicks or taps one of the visible elements of a selector at random, and returns its attribute. */
export async function press({ page, device, random }: Visit, selector: string, attribute = 'id'): Promise<string | undefined> {
  const found = page.locator(selector).locator('visible=true');
  const count = await found.count();
  if (count === 0) throw new Error(`no ${selector} is visible`);
  const element = found.nth(Math.floor(random() * count));
  const value = await element.getAttribute(attribute);
  await (device === 'phone' ? element.tap() : element.click());
  return value ?? undefined;
}
