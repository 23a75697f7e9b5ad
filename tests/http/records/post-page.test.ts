import { expect, test } from 'vitest';
import { get, getPage, textOf } from '#tests/support/http/request.ts';

test('the post page shows the special conditions of a stage', async () => {
  for (const [path, note] of [
    ['/post?stage=413', 'Only the duel fought inside the story counts.'],
    ['/post?stage=418', 'Only the duel fought inside the story counts.'],
    ['/post?stage=420', 'after the clay slope has been finished'],
    ['/post?stage=422', 'Slipping through the wall'],
    ['/post?stage=424', 'All five gates must be open'],
    ['/ja/post?stage=422', '塀を抜けるバグは使えません'],
  ] as const)
    expect(textOf((await getPage(path)).root.querySelector('main')), path).toContain(note);
});

test.each(['/post?stage=999', '/post?stage=401&rule=21', '/post?stage=401&rule=x', '/record/999999999', '/record/0', '/record/x'])(
  '%s returns 404, because it names no board or record',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('without a board, the post page offers all stages to choose from, also without JavaScript', async () => {
  const { status, root } = await getPage('/post');
  expect(status).toBe(200);
  expect(root.querySelectorAll('main details a[href^="/post?stage="]').length).toBeGreaterThan(100);
  expect(root.querySelector('main select')).toBeNull();
});

test('without a board, the post page tells visitors that posting needs an account, and offers to log in or join', async () => {
  const { root } = await getPage('/post');
  const main = root.querySelector('main');
  expect(textOf(main)).toContain('Please login before posting');
  for (const path of ['/auth/login', '/auth/register'])
    expect(main?.querySelector(`a[href="${path}?callbackUrl=%2Fpost"]`), path).not.toBeNull();
});
