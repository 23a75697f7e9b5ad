import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SHORT_NAMES } from '#web/i18n/language-names.ts';
import { ShareLine } from './share-line.tsx';

const line = (
  <ShareLine
    lines={{ en: 'Marigold 35,230', ja: 'マリー 35,230' }}
    languageNames={SHORT_NAMES}
    locale="en"
    labels={{ title: 'Share', copy: 'Copy', copied: 'Copied' }}
  />
);
const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }));

const giveClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

afterEach(cleanup);

test('hides "Copied" when another language is selected', async () => {
  const writeText = vi.fn(async () => {});
  giveClipboard(writeText);
  render(line);
  copy();
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Marigold 35,230 http'));
  fireEvent.click(screen.getByRole('button', { name: '日本語' }));
  expect(screen.queryByText('Copied')).toBeNull();
});

test('does not show "Copied" when the browser denies access to the clipboard', async () => {
  const refused = Promise.reject(new Error('not allowed'));
  giveClipboard(() => refused);
  render(line);
  copy();
  await refused.catch(() => {});
  expect(screen.queryByText('Copied')).toBeNull();
});
