import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { WebhookPanel } from './webhook-panel.tsx';
import type { WebhookJson } from './webhook-row.tsx';

const { account, integrations: words } = messagesOf('en');
const { webhooks: labels } = words;
const context = { words: account, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };
const URL = 'https://bot.example/hook';
const HOOK: WebhookJson = {
  id: '7',
  kind: 'standard',
  url: URL,
  events: ['record.first', 'player.passed'],
  filter: { series: [2], rules: [], boards: [], top: 10 },
  state: 'active',
  pausedBecause: null,
  lastDelivery: null,
  waiting: 0,
  dropped: 0,
  createdAt: '2026-11-18T10:00:00.000Z',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = Readonly<Record<string, () => Response>>;

/** Renders the panel. The server answers each call from `answers`, by method and address; lists are empty by default. */
function draw(answers: Answers, path: '/api/me/webhooks' | '/api/admin/webhooks' = '/api/me/webhooks') {
  const sent: [call: string, json: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url}`;
    sent.push([call, body === undefined ? undefined : JSON.parse(String(body))]);
    return answers[call]?.() ?? Response.json({ webhooks: [] });
  });
  render(<WebhookPanel path={path} context={context} words={words} games={[['2', 'Sproutfold 2']]} locale="en" />);
  return sent;
}

async function add(values: Readonly<Record<string, string>>) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: labels.add.send });
  await waitFor(() => expect(button.disabled).toBe(false));
  for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(button);
}

test('adds a webhook and shows its secret once', async () => {
  const sent = draw({
    'POST /api/me/webhooks': () => Response.json({ webhook: HOOK, secret: 'whsec_x' }, { status: 201 }),
  });
  await add({
    [labels.add.kind]: 'standard',
    [labels.add.url]: URL,
    [labels.add.game]: '2',
    [labels.add.top]: '10',
    [labels.add.board]: 'https://stargrass.example/ja/stage/201?rule=23',
  });
  expect((await screen.findByLabelText<HTMLInputElement>(labels.secret.label)).value).toBe('whsec_x');
  const filter = { series: [2], boards: ['/stage/201?rule=23'], top: 10 };
  expect(sent).toContainEqual(['POST /api/me/webhooks', { kind: 'standard', url: URL, events: ['record.posted'], filter }]);
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  expect(screen.queryByLabelText(labels.secret.label)).toBeNull();
});

test('explains refusals in words, at the field or for the whole form', async () => {
  const answers = [
    () => Response.json({ error: 'invalid', fields: { url: 'url-not-allowed' } }, { status: 422 }),
    () => Response.json({ error: 'invalid', fields: { 'filter.boards': 'unknown-board' } }, { status: 422 }),
    () => Response.json({ error: 'too-many-webhooks' }, { status: 409 }),
  ];
  const sent = draw({ 'POST /api/me/webhooks': () => answers.shift()?.() ?? expect.fail('called too often') });
  await add({ [labels.add.url]: 'https://10.0.0.1/', [labels.add.board]: '/total/1' });
  expect(await screen.findByText(labels.add.boardBad)).toBeTruthy();
  expect(sent.some(([call]) => call.startsWith('POST'))).toBe(false);
  await add({ [labels.add.board]: '' });
  expect(await screen.findByText(words.fieldErrors['url-not-allowed'])).toBeTruthy();
  await add({ [labels.add.url]: URL, [labels.add.board]: '/stage/99999' });
  expect(await screen.findByText(words.fieldErrors['unknown-board'])).toBeTruthy();
  await add({ [labels.add.board]: '' });
  expect((await screen.findByRole('alert')).textContent).toBe(words.errors['too-many-webhooks']);
});

test('shows what a webhook sends, why it is paused and how its last delivery went', async () => {
  const lastDelivery = { at: '2026-11-18T10:00:00.000Z', status: 410 };
  const hook: WebhookJson = { ...HOOK, state: 'paused', pausedBecause: 'gone', lastDelivery, waiting: 2 };
  const sent = draw({ 'GET /api/admin/webhooks': () => Response.json({ webhooks: [hook] }) }, '/api/admin/webhooks');
  const row = within(await screen.findByRole('list', { name: labels.list })).getByRole('listitem');
  const texts = [`Your own server: ${URL}`, `A new first place, ${labels.sitePassed}`, 'Game: Sproutfold 2 · Top 10', labels.states.gone];
  for (const text of texts) expect(within(row).getByText(text)).toBeTruthy();
  expect(row.textContent).toMatch(/Last delivery .+: status 410Waiting to be sent: 2/);
  fireEvent.click(within(row).getByRole('button', { name: `Resume ${URL}` }));
  expect((await screen.findByRole('status')).textContent).toBe(labels.resumed);
  expect(sent).toContainEqual(['PATCH /api/admin/webhooks/7', { isPaused: false }]);
});

test('deletes a webhook after a confirmation', async () => {
  let webhooks = [HOOK];
  draw({
    'GET /api/me/webhooks': () => Response.json({ webhooks }),
    'DELETE /api/me/webhooks/7': () => {
      webhooks = [];
      return new Response(null, { status: 204 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Delete ${URL}` }));
  const dialog = await screen.findByRole('dialog', { name: labels.confirm.title });
  fireEvent.click(within(dialog).getByRole('button', { name: labels.confirm.send }));
  expect((await screen.findByRole('status')).textContent).toBe(labels.deleted);
  expect(await screen.findByText(labels.none)).toBeTruthy();
});
