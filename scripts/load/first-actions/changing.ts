import { type Action, PAGE_NAMES, press, type Visit } from './action.ts';

const THEME = 'header button:is([aria-label^="Theme"], [aria-label^="テーマ"])';
const SWITCH = 'main [role=switch]';
const changes = ({ page }: Visit) => page.evaluate(() => window.seen.changes);
const switched = ({ page }: Visit) => page.evaluate(() => window.seen.switched);

const theme = {
  devices: ['desktop'],
  pages: PAGE_NAMES,
  hasEffect: (themes: string | undefined) =>
    window.seen.themes.join() === themes && document.documentElement.dataset.chosen === window.seen.themes.at(-1),
  count: async () => 1,
  focus: THEME,
  mustNotScroll: true,
} as const;

/** Actions that change a state or a value. */
export const CHANGING: readonly Action[] = [
  { ...theme, name: 'theme', act: async (visit) => (await press(visit, THEME)) ?? 'light' },
  {
    ...theme,
    name: 'theme, two clicks',
    act: async ({ page }) => {
      await page.locator(THEME).dblclick();
      return 'light,system';
    },
  },
  {
    name: 'live switch',
    devices: ['phone', 'desktop'],
    pages: ['home', 'records'],
    // The switch appears when React runs, so a person sees it only after the first movement.
    prepare: async ({ page }) => {
      await page.mouse.move(5, 300);
      await page.mouse.move(9, 320);
      await page.locator(SWITCH).waitFor();
    },
    act: (visit) => press(visit, SWITCH),
    hasEffect: () => document.querySelector('main [role=switch]')?.ariaChecked === 'false' && localStorage.getItem('live') === 'off',
    count: switched,
    focus: SWITCH,
  },
  {
    name: 'language of the text to share',
    devices: ['phone', 'desktop'],
    pages: ['record'],
    act: (visit) => press(visit, 'main button[lang][aria-pressed=false]', 'lang'),
    hasEffect: (lang) => document.querySelector(`main button[lang=${lang}]`)?.ariaPressed === 'true',
    count: switched,
    focus: 'main button[aria-pressed=true]',
  },
  {
    name: 'checkbox to compare',
    devices: ['desktop'], // On phones, a row opens a sheet, which leads to the comparison.
    pages: ['total'],
    act: (visit) => press(visit, 'main input[type=checkbox]', 'value'),
    hasEffect: (value) => [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map((box) => box.value).join() === value,
    count: changes,
    focus: 'main input:checked',
  },
  {
    name: 'date typed',
    devices: ['desktop'], // Phones show a calendar instead.
    pages: ['total', 'ranking'],
    act: async ({ page }) => {
      await page.locator('main input[type=date]').locator('visible=true').focus();
      await page.keyboard.type('02032021'); // The browser is English on all pages.
      return '2021-02-03';
    },
    hasEffect: (date) => [...document.querySelectorAll<HTMLInputElement>('main input[type=date]')].some(({ value }) => value === date),
    count: async () => 1,
    focus: 'main input[type=date]',
  },
  {
    name: 'focus by Tab',
    devices: ['desktop'],
    pages: PAGE_NAMES,
    act: async ({ page, random }) => {
      for (let tabs = 1 + Math.floor(random() * 12); tabs > 0; tabs -= 1) await page.keyboard.press('Tab');
      return undefined;
    },
    hasEffect: () => window.seen.focused !== null && document.activeElement === window.seen.focused,
    count: async () => 1,
    focus: ':focus:not(body)',
  },
];
