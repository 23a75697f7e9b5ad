import { messagesOf } from '#web/i18n/messages.ts';
import { type Action, PAGE_NAMES, press, type Visit } from './action.ts';

// Links to pages for everyone. The others redirect visitors to the login.
const PRIVATE = ['/auth/', '/api/', '/post', '/dashboard', '/notifications', '/welcome', '#'].map((part) => `[href*="${part}"]`).join();
// On phones, the link to the record covers the others of its row.
const COVERED = '#rows > tr:has(> td > a) > th > a, [data-record] a:not([href*="/record/"])';
const LINK = `a[href^="/"]:not(${PRIVATE}, ${COVERED}, [hreflang], [target], [download], [aria-current], [aria-haspopup])`;

const newEntries = async ({ page, historyLength }: Visit) => (await page.evaluate(() => history.length)) - historyLength;

const link = {
  devices: ['phone', 'desktop'],
  pages: PAGE_NAMES,
  hasEffect: (href: string | undefined) =>
    location.pathname + location.search === href && document.readyState !== 'loading' && document.querySelector('main h1') !== null,
  count: newEntries,
} as const;

const random = {
  hasEffect: () => /\/stage\/\d+$/.test(location.pathname) && document.querySelector('main h1') !== null,
  count: async ({ requests }: Visit) => requests.filter((path) => path === '/api/random-stage').length,
};

/** Actions that lead elsewhere. */
export const LEADING: readonly Action[] = [
  {
    ...link,
    name: 'link in a row',
    pages: ['stage', 'ranking', 'records'],
    act: (visit) => press(visit, `main :is(tr, [data-record]) ${LINK}`, 'href'),
  },
  { ...link, name: 'link on the page', act: (visit) => press(visit, `main ${LINK}`, 'href') },
  {
    ...link,
    name: 'home in the bottom bar',
    devices: ['phone'],
    pages: PAGE_NAMES.filter((page) => page !== 'home'),
    act: (visit) => press(visit, `body > nav ${LINK}`, 'href'),
  },
  {
    ...random,
    name: 'random stage (header)',
    devices: ['desktop'],
    pages: PAGE_NAMES.filter((page) => page !== 'stage'),
    act: (visit) => press(visit, `header button[aria-label="${messagesOf(visit.language).shell.tools.random}"]`),
  },
  {
    ...random,
    name: 'random stage (home page)',
    devices: ['phone', 'desktop'],
    pages: ['home'],
    act: (visit) => press(visit, 'main button[data-variant=primary]'),
  },
  {
    name: 'to the top',
    devices: ['phone'],
    pages: PAGE_NAMES,
    prepare: async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
      await page.waitForFunction(() => scrollY > 0);
    },
    act: (visit) => press(visit, 'body > nav a[href="#top"]'),
    hasEffect: () => scrollY === 0,
    count: async () => 1,
    focus: 'body, a[href="#top"]',
  },
];
