import { beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;
const device = Object.assign(new EventTarget(), { matches: false }); // whether the device prefers light

beforeEach(() => {
  localStorage.clear();
  device.matches = false;
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => device);
});

async function openPage(): Promise<string | undefined> {
  await import('./theme.ts');
  return root.dataset.theme;
}

test('the theme is dark unless another one was chosen, even on a device that prefers light', async () => {
  device.matches = true;
  expect(await openPage()).toBe('dark');
  expect(root.dataset.chosen).toBeUndefined();
  device.dispatchEvent(new Event('change'));
  expect(root.dataset.theme).toBe('dark');
});

test.each([
  ['light', false, 'light'],
  ['dark', true, 'dark'],
  ['system', false, 'dark'],
  ['system', true, 'light'],
  ['purple', true, 'dark'],
])('with "%s" stored under the key theme and a light device: %s, the theme is %s', async (stored, isLight, shown) => {
  localStorage.setItem('theme', stored);
  device.matches = isLight;
  expect(await openPage()).toBe(shown);
});

test('a chosen theme is stored and shown at once, and one chosen in another tab is shown as well', async () => {
  await openPage();
  dispatchEvent(new CustomEvent('choosetheme', { detail: 'light' }));
  expect([root.dataset.theme, root.dataset.chosen, localStorage.getItem('theme')]).toEqual(['light', 'light', 'light']);
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root.dataset.theme).toBe('dark');
});
