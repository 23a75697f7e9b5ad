import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { AboutForm } from './about-form.tsx';

const words = messagesOf('en').profile.settings;
const profile = { bio: 'Night stages first.', links: [], favourite: 3, pins: [], title: null, revisionId: '7' };
const choices = { games: [['3', 'Sproutfold 3']], pins: [['412', 'Frogsong Bank']], titles: [['veteran', 'Old hand']] } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('sends the profile without gaps and shows an error at the link that was refused', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    if (sent.length === 2) return Response.json({ revision: '8' });
    if (sent.length === 3) return Response.json({ error: 'changed-since' }, { status: 409 });
    return Response.json({ error: 'invalid', fields: { 'links.0': 'not-https' } }, { status: 422 });
  });
  render(<AboutForm userId="fern" profile={profile} mayLink choices={choices} loginHref="/auth/login" words={words} />);
  expect(screen.getByText('19 / 280')).toBeTruthy();
  fireEvent.input(screen.getByRole('textbox', { name: 'Link 2' }), { target: { value: 'http://example.com' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Pinned run 3' }), { target: { value: '412' } });
  fireEvent.change(screen.getByRole('combobox', { name: /Title/ }), { target: { value: 'veteran' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words.errors['not-https'])).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Link 2/ }).getAttribute('aria-invalid')).toBe('true');
  const values = { bio: profile.bio, links: ['http://example.com'], favourite: 3, pins: [412], title: 'veteran' };
  expect(sent).toEqual([{ ...values, revision: '7' }]);
  // The next save is based on the version that the last one wrote.
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words.saved)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words.errors['changed-since'])).toBeTruthy();
  expect(sent[2]).toEqual({ ...values, revision: '8' });
});

test('offers no links before the first record', () => {
  render(
    <AboutForm userId="fern" profile={profile} mayLink={false} choices={{ ...choices, pins: [] }} loginHref="/auth/login" words={words} />,
  );
  expect(screen.getByRole('textbox', { name: 'Link 1' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(words.linkLocked)).toBeTruthy();
});
