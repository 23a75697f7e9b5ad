import { type Action, PAGE_NAMES, press, type Visit } from './action.ts';

const SEARCH = ':is(header, nav) button[aria-keyshortcuts]';
const OPENER = 'header button[popovertarget]';

const dialogs = ({ page }: Visit) => page.evaluate(() => window.seen.opened.dialog);
const menus = ({ page }: Visit) => page.evaluate(() => window.seen.opened.menu);

const isSearchOpen = () => {
  const { activeElement: field } = document;
  return field instanceof HTMLInputElement && field.matches('dialog:modal input') && field.value === '';
};
const search = {
  devices: ['phone', 'desktop'],
  pages: PAGE_NAMES,
  hasEffect: isSearchOpen,
  count: dialogs,
  focus: 'dialog:modal input',
  mustNotScroll: true,
} as const;

const sheet = {
  devices: ['phone'],
  hasEffect: () => document.querySelector('dialog:modal header') !== null,
  count: dialogs,
  focus: 'dialog:modal, dialog:modal *',
} as const;

/** Presses a key on an element that has the focus. */
const pressOn =
  (selector: string, key: string) =>
  async ({ page }: Visit): Promise<undefined> => {
    await page.locator(selector).locator('visible=true').first().focus();
    await page.keyboard.press(key);
  };

const pressKey =
  (key: string) =>
  async ({ page }: Visit): Promise<undefined> => {
    await page.keyboard.press(key);
  };

/** Actions that open something on the page. */
export const OPENING: readonly Action[] = [
  { ...search, name: 'search button', act: (visit) => press(visit, SEARCH) },
  { ...search, name: 'search link', pages: ['home'], mustNotScroll: false, act: (visit) => press(visit, 'main a[aria-haspopup=dialog]') },
  { ...search, name: 'search: key /', devices: ['desktop'], act: pressKey('/') },
  { ...search, name: 'search: Ctrl+K', devices: ['desktop'], act: pressKey('Control+k') },
  { ...search, name: 'search: Enter on the button', devices: ['desktop'], act: pressOn(SEARCH, 'Enter') },
  { ...search, name: 'search: Space on the button', devices: ['desktop'], act: pressOn(SEARCH, 'Space') },
  {
    name: 'menu button',
    devices: ['phone'],
    pages: PAGE_NAMES,
    act: (visit) => press(visit, 'button[aria-haspopup=dialog][aria-expanded]'),
    hasEffect: () => document.querySelector('dialog#drawer:modal summary') !== null,
    count: dialogs,
    focus: 'dialog#drawer *',
    mustNotScroll: true,
  },
  {
    name: 'series menu',
    devices: ['desktop'],
    pages: PAGE_NAMES,
    act: (visit) => press(visit, OPENER),
    hasEffect: () => document.querySelector('header [popover]:popover-open li a') !== null,
    count: menus,
    focus: OPENER,
    mustNotScroll: true,
  },
  {
    name: 'series menu: arrow down',
    devices: ['desktop'],
    pages: PAGE_NAMES,
    prepare: async ({ page }) => {
      const isThere = () => document.activeElement?.matches('header button[popovertarget]') ?? false;
      for (let tab = 0; tab < 5 && !(await page.evaluate(isThere)); tab += 1) await page.keyboard.press('Tab');
    },
    act: pressKey('ArrowDown'),
    hasEffect: () => document.activeElement?.matches('header [popover]:popover-open li a') ?? false,
    // The second key would move the focus to the second item.
    count: async ({ page }) =>
      1 +
      (await page.evaluate(() =>
        [...document.querySelectorAll('header [popover]:popover-open a')].indexOf(document.activeElement as Element),
      )),
    focus: 'header [popover]:popover-open li a',
    mustNotScroll: true,
  },
  { ...sheet, name: 'filters in a sheet', pages: ['stage'], act: (visit) => press(visit, 'main a[data-filter]') },
  { ...sheet, name: 'evidence in a sheet', pages: ['stage'], act: (visit) => press(visit, '#rows a[aria-haspopup=dialog]') },
  { ...sheet, name: 'stages of a player in a sheet', pages: ['total'], act: (visit) => press(visit, 'main td[data-h] a') },
  {
    name: 'filter (details)',
    devices: ['phone', 'desktop'],
    pages: ['stage', 'total', 'ranking', 'records'],
    act: (visit) => press(visit, 'main details:not([open]) > summary'),
    hasEffect: () => document.querySelectorAll('main details[open]').length === 1,
    count: ({ page }) => page.evaluate(() => window.seen.opened.details),
    focus: 'main summary',
  },
];
