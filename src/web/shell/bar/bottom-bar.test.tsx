import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchNotifications } from '#web/features/notifications/notifications-store.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { BottomBar } from './bottom-bar.tsx';

const place = vi.hoisted(() => ({ path: '/', query: '' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => new URLSearchParams(place.query) }));

const WORDS = { label: 'Quick links', home: 'Home', chat: 'Chat', stages: 'Stages', search: 'Search', pageTop: 'PageTop', menu: 'Menu' };
const MOSS = { user: { userId: 'moss', name: 'Moss' } };

let session: () => Promise<Response>;
let scrolled: unknown[];

beforeEach(() => {
  Object.assign(place, { path: '/stage/201', query: '' });
  session = async () => Response.json({});
  scrolled = [];
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/auth/session' ? session() : new Response('{"notices":[],"unread":3,"next":null}'),
  );
  vi.stubGlobal('scrollTo', (options: unknown) => scrolled.push(options));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = async (chatUrl: string | undefined = 'https://chat.example.org') => {
  await act(refetchSession);
  render(<BottomBar locale="en" words={WORDS} chatUrl={chatUrl} />);
};
const bar = () => screen.getByRole('navigation', { name: 'Quick links' });
const items = () => [...bar().children].map(({ textContent }) => textContent);
const showReader = async () => {
  session = async () => Response.json(MOSS);
  await show();
  await screen.findByText('Submit');
};

test('visitors have the five items of the specification', async () => {
  await show();
  expect(items()).toEqual(['Home', 'Chat', 'Search', 'PageTop', 'Menu']);
});

test('without a chat address, visitors have a link to the stages', async () => {
  render(<BottomBar locale="ja" words={WORDS} chatUrl={undefined} />);
  expect(items()).toEqual(['Home', 'Stages', 'Search', 'PageTop', 'Menu']);
  expect(within(bar()).getByRole('link', { name: 'Stages' }).getAttribute('href')).toBe('/ja/menu');
});

test('signed-in players have their own five items', async () => {
  await showReader();
  expect(items()).toEqual(['Home', 'Search', 'Submit', 'Notifications', 'Me']);
  const me = within(bar()).getByRole('link', { name: 'Me' });
  expect([me.getAttribute('href'), me.getAttribute('aria-haspopup')]).toEqual(['/user/moss', 'dialog']);
});

test('the bar of the last player is shown while the server does not answer, and that of visitors after logging out', async () => {
  await showReader();
  cleanup();
  vi.resetModules();
  session = () => Promise.reject(new TypeError('offline'));
  const [{ BottomBar: Fresh }, { refetchSession: ask }] = await Promise.all([
    import('./bottom-bar.tsx'),
    import('#web/session/session-store.ts'),
  ]);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: () => true });
  await ask();
  render(<Fresh locale="en" words={WORDS} chatUrl={undefined} />);
  await screen.findByText('Submit');
  session = async () => Response.json({});
  await act(ask);
  expect(items()).toEqual(['Home', 'Stages', 'Search', 'PageTop', 'Menu']);
});

test('Submit opens the posting form of the board on screen', async () => {
  place.query = 'rule=27&console=2';
  await showReader();
  expect(within(bar()).getByRole('link', { name: 'Submit' }).getAttribute('href')).toBe('/post?stage=201&rule=27');
});

test('without a connection, Submit opens the form of the stage page on screen', async () => {
  await showReader();
  const form = document.createElement('a');
  form.dataset.postForm = '';
  const opened = vi.fn();
  form.addEventListener('click', opened);
  document.body.append(form);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fireEvent.click(within(bar()).getByRole('link', { name: 'Submit' }))).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  form.remove();
});

test('the dot has a text with the number of new notifications', async () => {
  await showReader();
  await act(refetchNotifications);
  expect(within(bar()).getByRole('link', { name: /^Notifications/ }).textContent).toBe('Notifications3 new');
});

test('a press on the current page scrolls to the top, and on another page it does not', async () => {
  place.path = '/notifications';
  await showReader();
  const current = within(bar()).getByRole('link', { name: /^Notifications/ });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(fireEvent.click(current)).toBe(false); // The default action is prevented.
  expect(scrolled).toEqual([{ top: 0, behavior: 'smooth' }]);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom cannot navigate.
  fireEvent.click(within(bar()).getByRole('link', { name: 'Home' }));
  expect(scrolled).toHaveLength(1);
});

test('PageTop appears after two screens of scrolling', async () => {
  await showReader();
  const scrollBy = (y: number) => {
    vi.stubGlobal('scrollY', y);
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  scrollBy(2 * innerHeight);
  expect(screen.queryByRole('button', { name: 'PageTop' })).toBeNull();
  scrollBy(2 * innerHeight + 1);
  fireEvent.click(screen.getByRole('button', { name: 'PageTop' }));
  expect(scrolled).toEqual([{ top: 0, behavior: 'smooth' }]);
});
