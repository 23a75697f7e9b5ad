import type { ConsoleMessage, Page } from '@playwright/test';

/** What a page has done since it was opened. Events are counted before the first script of the site sees them. */
export type Seen = {
  isReactReady: boolean;
  /** Numbers of dialogs, menus and sections that opened. */
  readonly opened: { dialog: number; menu: number; details: number };
  /** Themes in the order in which they were chosen. */
  readonly themes: string[];
  /** Number of changed fields, among them checkboxes. */
  changes: number;
  /** Number of times that the pressed button, for example a switch, changed its state. */
  switched: number;
  pressed: Element | null;
  /** The element that the reader focused last. */
  focused: Element | null;
  /** The content of the page as it was painted first. React must not replace it. */
  main: Element | null;
};

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Key of the session storage, which outlasts the page. Holds the time of the last press or key in ms. */
export const ACTED_AT = 'acted-at';

/** Counts what happens in every document that a page opens, in `window.seen`. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watch, ACTED_AT);
}

function watch(actedAt: string): void {
  const seen: Seen = {
    isReactReady: false,
    opened: { dialog: 0, menu: 0, details: 0 },
    themes: [],
    changes: 0,
    switched: 0,
    pressed: null,
    focused: null,
    main: null,
  };
  window.seen = seen;
  const on = (name: string, listener: (event: Event) => void) => addEventListener(name, listener, { capture: true, passive: true });
  const onTrusted = (name: string, listener: (event: Event) => void) => on(name, (event) => event.isTrusted && listener(event));

  for (const name of ['pointerdown', 'keydown']) onTrusted(name, () => sessionStorage.setItem(actedAt, String(Date.now())));
  onTrusted('pointerdown', ({ target }) => {
    seen.pressed = (target as Element).closest('button');
  });
  onTrusted('focusin', ({ target }) => {
    seen.focused = target as Element;
  });
  on('beforetoggle', (event) => {
    const { target, newState } = event as ToggleEvent;
    if (newState === 'open') seen.opened[target instanceof HTMLDialogElement ? 'dialog' : 'menu'] += 1;
  });
  on('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement) seen.opened.details += 1;
  });
  on('choosetheme', (event) => seen.themes.push((event as CustomEvent<string>).detail));
  on('change', () => {
    seen.changes += 1;
  });
  on('reactready', () => {
    seen.isReactReady = true;
  });
  on('DOMContentLoaded', () => {
    seen.main = document.querySelector('main');
    new MutationObserver((changes) => {
      for (const { target, attributeName, oldValue } of changes)
        if (target === seen.pressed && (target as Element).getAttribute(attributeName ?? '') !== oldValue) seen.switched += 1;
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-checked', 'aria-pressed'], attributeOldValue: true });
  });
}

/** Collects console errors and uncaught exceptions, such as those of a failed hydration. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedPrefetch(message)) errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** The server refuses requests under load. A link whose prefetching was refused still works. */
const isRefusedPrefetch = (message: ConsoleMessage): boolean => message.text().includes('503') && message.location().url.includes('_rsc=');

/** Waits until React has added its listeners, which is the first thing that it does. */
export async function untilReactListens(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')), undefined, { polling: 5 });
}

/** Waits until React runs and has hydrated the content of the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return window.seen.isReactReady && main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Returns the number of rows in tables and lists of records. */
export const countRows = (page: Page): Promise<number> => page.locator('tbody tr, [data-record]').count();
