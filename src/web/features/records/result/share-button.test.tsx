import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPostResultWords } from '#web/i18n/post-result-words.ts';
import { ShareButton } from './share-button.tsx';

const SHARED = {
  text: '15th on Button Jar Landing (Eggs) with 34,650. Next stop: 14th.',
  path: '/record/42',
  picture: '/record/42/card.png',
  fileName: 'stargrass-42.png',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

const give = (name: string, part: unknown) => Object.defineProperty(navigator, name, { value: part, configurable: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const show = async () => render(<ShareButton shared={SHARED} words={await loadPostResultWords('en')} />);

/** Gives the browser a share sheet and the picture. Returns what was shared. */
function giveShareSheet({ takesFiles, refusal }: { takesFiles: boolean; refusal?: Error }): ShareData[] {
  const shared: ShareData[] = [];
  vi.stubGlobal('fetch', async () => new Response('png'));
  give('canShare', () => takesFiles);
  give('share', async (data: ShareData) => {
    if (refusal) throw refusal;
    shared.push(data);
  });
  return shared;
}

test('shares the picture, the text and the link with the device', async () => {
  const shared = giveShareSheet({ takesFiles: true });
  await show();
  await expect
    .poll(() => {
      press('Share');
      return shared.at(-1)?.files?.map(({ name, type }) => [name, type]);
    })
    .toEqual([['stargrass-42.png', 'image/png']]);
  expect(shared.at(-1)).toMatchObject({ text: SHARED.text, url: `${location.origin}/record/42` });
  expect(screen.queryByText('Copy text')).toBeNull();
});

test('shares text and link where the device takes no files', async () => {
  const shared = giveShareSheet({ takesFiles: false });
  await show();
  press('Share');
  await expect.poll(() => shared).toEqual([{ text: SHARED.text, url: `${location.origin}/record/42` }]);
});

test('does nothing when the player closes the share sheet, and opens our own when sharing fails', async () => {
  giveShareSheet({ takesFiles: false, refusal: new DOMException('closed', 'AbortError') });
  await show();
  press('Share');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('Copy text')).toBeNull();
  cleanup();
  giveShareSheet({ takesFiles: false, refusal: new DOMException('no', 'NotAllowedError') });
  await show();
  press('Share');
  expect(await screen.findByText('Copy text')).toBeDefined();
});

test('without a share sheet, saves the picture and copies text or link', async () => {
  const copied: string[] = [];
  give('clipboard', { writeText: async (text: string) => copied.push(text) });
  await show();
  press('Share');
  const save = await screen.findByRole('link', { name: 'Save picture' });
  expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([SHARED.picture, SHARED.fileName]);
  press('Copy text');
  expect(await screen.findByText('Text copied.')).toBeDefined();
  press('Copy link');
  expect(await screen.findByText('Link copied.')).toBeDefined();
  expect(copied).toEqual([SHARED.text, `${location.origin}/record/42`]);
});

test('says so when the browser denies access to the clipboard', async () => {
  give('clipboard', { writeText: async () => Promise.reject(new Error('denied')) });
  await show();
  press('Share');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText(/didn't allow copying/)).toBeDefined();
});
