import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refetchSession } from '#web/session/session-store.ts';
import { HeadActions } from './head-actions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = { edit: 'Edit', share: 'Share', copied: 'Copied', compare: 'Compare' };
const rivalWords = { add: 'Add', drop: 'Drop', tooMany: 'Too many', failed: 'Failed' };
const hrefFor = async (reader: string | null) => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/auth/session') && reader !== null ? { user: { userId: reader, name: reader } } : {}),
  );
  await refetchSession();
  render(<HeadActions handle="moss" name="Moss" settingsHref="/auth/settings" words={words} rivalWords={rivalWords} locale="en" />);
  return screen.getByRole('link', { name: 'Compare' }).getAttribute('href');
};

test.each([
  ['a visitor', null, '/compare?a=moss'],
  ['another player', 'fern', '/compare/fern/moss'],
  ['the player', 'moss', '/compare'],
])('the link to the comparison suits who reads: %s', async (_, reader, href) => {
  expect(await hrefFor(reader)).toBe(href);
});
