import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takePost } from '#web/features/records/result/remember-post.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { memoryPosts, queuedPost } from './post-store.fixture.ts';
import { QueueSender } from './queue-sender.tsx';

const DAY_MS = 86_400_000;
const { records } = messagesOf('en');

let posts: number;
let respond: () => Response;
beforeEach(() => {
  posts = 0;
  respond = () => Response.json({ recordId: '77' }, { status: 201 });
  vi.stubGlobal('fetch', async () => {
    posts += 1;
    return respond();
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (store = memoryPosts(queuedPost())) => {
  render(<QueueSender userId="fern" locale="en" words={records} store={store} />);
  return store;
};

test('shows that a post was sent, with a link to the record, which shows its result', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'See the result' });
  expect(link.getAttribute('href')).toBe('/record/77');
  expect(screen.getByRole('status').textContent).toBe('Sent: Button Jar Landing (Eggs) 34,650');
  expect(takePost('77')).toBe(true);
});

test('asks before it sends a post that is older than a day', async () => {
  open(memoryPosts(queuedPost({ storedAtMs: Date.now() - 2 * DAY_MS })));
  const dialog = await screen.findByRole('dialog', { name: 'Send this post?' });
  expect(dialog.textContent).toContain('Button Jar Landing (Eggs) 34,650');
  expect(posts).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('link', { name: 'See the result' });
  expect(posts).toBe(1);
});

test('says why a post was rejected, with a link to its draft', async () => {
  respond = () => Response.json({ error: 'duplicate-record' }, { status: 409 });
  open();
  const link = await screen.findByRole('link', { name: 'Edit' });
  expect(link.getAttribute('href')).toBe('/post?stage=201&rule=21');
  expect(screen.getByRole('status').textContent).toContain("You've just posted exactly this.");
});

test('sends nothing without a connection, and everything when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = memoryPosts(queuedPost());
  const list = vi.spyOn(store, 'list');
  open(store);
  window.dispatchEvent(new Event('online')); // The browser may report a connection before it has one.
  await act(async () => {});
  expect(list).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('link', { name: 'See the result' });
});

test('an open question holds up neither other posts nor the next question', async () => {
  const old = Date.now() - 2 * DAY_MS;
  const first = queuedPost({ key: 'key-1', title: 'First', storedAtMs: old });
  const store = open(memoryPosts(first, queuedPost({ key: 'key-2', title: 'Second', storedAtMs: old + 1 }), queuedPost({ key: 'key-3' })));
  await screen.findByRole('link', { name: 'See the result' });
  expect([posts, store.posts.size]).toEqual([1, 2]);
  expect(screen.getByRole('dialog').textContent).toContain('First');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Second')).toBeTruthy();
  expect([...store.posts.keys()]).toEqual(['key-2']);
});

test('shows the outcome of every post, one after another', async () => {
  const [title, other] = ['First', 'Second'];
  respond = () =>
    posts === 1
      ? Response.json({ error: 'invalid', fields: { achievedOn: 'in-the-future' } }, { status: 422 })
      : Response.json({ recordId: '77' }, { status: 201 });
  open(memoryPosts(queuedPost({ title }), queuedPost({ key: 'key-2', title: other, storedAtMs: Date.now() })));
  const status = () => screen.getByRole('status').textContent;
  await screen.findByRole('link', { name: 'Edit' });
  expect(status()).toBe('Not sent: First. That date is in the future.');
  await expect.poll(() => posts).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(status).toBe('Sent: Second');
});

test('tries again while the page is open when a post must wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    respond = () => Response.json({ error: 'posting-closed' }, { status: 403 });
    open();
    await expect.poll(() => posts).toBe(1);
    respond = () => Response.json({ recordId: '77' }, { status: 201 });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('link', { name: 'See the result' })).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('"Send" holds until the server has decided, also when the post must wait once more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    respond = () => Response.json({ error: 'posting-closed' }, { status: 403 });
    open(memoryPosts(queuedPost({ storedAtMs: Date.now() - 2 * DAY_MS })));
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect.poll(() => posts).toBe(1);
    respond = () => Response.json({ recordId: '77' }, { status: 201 });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('link', { name: 'See the result' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('does not send the other posts after another account has signed in', async () => {
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => {
    posts += 1;
    return answered.promise;
  });
  open(memoryPosts(queuedPost(), queuedPost({ key: 'key-2' })));
  await expect.poll(() => posts).toBe(1);
  cleanup();
  answered.resolve(Response.json({ recordId: '77' }, { status: 201 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([posts, takePost('77')]).toEqual([1, false]);
});
