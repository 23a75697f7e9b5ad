import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVENT_STYLES, EVENT_TYPES, METRIC_NAMES } from '#domain/catalogue/rows.ts';
import { EVENT_LIMITS } from '#domain/events/plan/event-limits.ts';
import { PLAN_CODE, plan } from '#domain/events/plan/event-plan.fixture.ts';
import { inEveryLanguage } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { formGround } from '#web/features/event-form/plan/judge-plan.ts';
import { languageNames, SHORT_NAMES } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { FormContext } from './form-context.ts';
import { PlanForm } from './plan-form.tsx';

// Uses few stages and time zones, because rendering hundreds of options takes most of the test's time.
const whole = formGround(contentCatalogue());
const ground = { ...whole, stages: whole.stages.filter(({ id }) => id <= 102 || id === 201) };
const context = (more: Partial<FormContext> = {}): FormContext => ({
  locale: 'en',
  words: messagesOf('en').eventForm,
  typeNames: messagesOf('en').events.types,
  languageNames: languageNames('en'),
  previews: inEveryLanguage((language) => {
    const { eventForm, events } = messagesOf(language);
    return { ...eventForm, typeNames: events.types, short: SHORT_NAMES[language] };
  }),
  siteZone: 'Asia/Tokyo',
  ground,
  taken: ground.events.map(({ id }) => id),
  free: null,
  stored: undefined,
  firstDay: '',
  types: EVENT_TYPES,
  styles: EVENT_STYLES,
  metrics: METRIC_NAMES,
  limits: EVENT_LIMITS,
  ...more,
});
const STORED = { stored: { code: PLAN_CODE, revisionId: '7', plan: plan() } };

type Sent = { method: string; path: string; ifMatch: string | undefined; body: unknown };
let sent: Sent[];
let answers: [number, unknown][];

beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Europe/Paris']);
  localStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    sent.push({ method, path, ifMatch: (headers as Record<string, string>)['if-match'], body: body && JSON.parse(String(body)) });
    const [status, payload] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(payload), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (more: Partial<FormContext> = {}) => {
  render(<PlanForm context={context(more)} />);
  // The checklist appears once the validation module has loaded.
  await screen.findByRole('list', { name: 'Checklist' });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const checks = () => within(screen.getByRole('list', { name: 'Checklist' })).getAllByRole('listitem').map((line) => line.textContent); // biome-ignore format: reads better on one line

test('saving with empty fields marks them, focuses the first one and sends no request', async () => {
  await show();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  expect(checks()).toContain('Fill in both titles.');
  press('Save draft');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title, English')));
  expect(sent).toEqual([]);
});

test('reports an overlapping event and a taken event code while typing', async () => {
  await show();
  type('Opens', '2023-12-15');
  type('Closes', '2023-12-17');
  expect(await screen.findByText('Winter Solstice Team Match opens 2023/12/16 22:00.')).toBeTruthy();
  expect(screen.getByLabelText('Closes').getAttribute('aria-invalid')).toBe('true');
  expect(checks()).toContain('The dates overlap Winter Solstice Team Match. Close before 2023/12/16 22:00, or ask its organiser.');
  expect(screen.getByText('Code 231215 is free.')).toBeTruthy();
  type('Opens', '2023-12-16');
  expect(await screen.findByText(/^Code 231216 is taken by Winter Solstice Team Match/)).toBeTruthy();
});

test('creates a draft under the code of its first day, then updates the same draft', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {});
  await show();
  type('Title, English', 'Lantern Wick');
  type('Title, Japanese', '灯心合戦');
  type('Opens', '2026-12-05');
  type('Closes', '2026-12-07');
  answers.push([201, { code: 261205, revisionId: '9' }]);
  press('Save draft');
  expect(await screen.findByRole('heading', { name: 'Draft 2026/12/05' })).toBeTruthy();
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/events',
    body: { code: 261205, plan: { startsAt: '2026-12-05T22:00:00+09:00', endsAt: '2026-12-07T21:59:59+09:00', type: 'limited' } },
  });
  expect(localStorage.length).toBe(0);
  answers.push([200, { code: 261205, revisionId: '10' }]);
  type('Title, English', 'Lantern Wicks');
  press('Save draft');
  await waitFor(() => expect(sent[1]).toMatchObject({ method: 'PUT', path: '/api/events/261205', ifMatch: '"9"' }));
  vi.restoreAllMocks();
});

test('restores unsaved input, which can be discarded, when the form is opened again', async () => {
  await show(STORED);
  type('Title, English', 'Another name');
  cleanup();
  await show(STORED);
  await waitFor(() => expect(typedIn('Title, English')).toBe('Another name'));
  press('Discard');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(typedIn('Title, English')).toBe('Kettle Cup');
  expect(localStorage.length).toBe(0);
});

test('offers both versions without losing input when another user has saved the draft', async () => {
  await show(STORED);
  type('Title, English', 'Mine');
  const theirs = { code: PLAN_CODE, revisionId: '8', plan: plan({ title: { en: 'Theirs', ja: 'やかん杯' }, blind: true }) };
  answers.push([412, { error: 'stale' }], [200, theirs]);
  press('Save draft');
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this draft.' });
  expect(dialog.textContent).toContain('These fields differ: titles, hidden scores.');
  expect(typedIn('Title, English')).toBe('Mine');
  answers.push([200, { code: PLAN_CODE, revisionId: '11' }]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', ifMatch: '"8"', body: { title: { en: 'Mine' } } }));
  await screen.findByText(/^Saved, /);
});

test('shows a field error from the server beside the field', async () => {
  await show(STORED);
  type('Title, English', 'Mine');
  answers.push([422, { error: 'invalid', fields: { startsAt: 'in-the-past' } }]);
  press('Save draft');
  expect((await screen.findAllByText("An event can't start in the past.")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Opens').getAttribute('aria-invalid')).toBe('true');
});

test('limits organisers to user-planned events on the days granted to them', async () => {
  await show({ free: [261205], firstDay: '2026-12-05' });
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['user-planned']);
  expect(screen.getByText('Code 261205 is free.')).toBeTruthy();
  type('Opens', '2026-12-06');
  expect(screen.getByText('You can only use these dates: 2026/12/05.')).toBeTruthy();
});

test('moves stages with the arrow keys and keeps the focus on the drag handle', async () => {
  await show(STORED);
  press('Add a stage');
  const names = () => screen.getAllByLabelText('Name, English').map((input) => (input as HTMLInputElement).value);
  fireEvent.change(screen.getAllByLabelText('Name, English')[1] as HTMLElement, { target: { value: 'Lid' } });
  const handle = screen.getByRole('button', { name: 'Move Lid' });
  handle.focus();
  fireEvent.keyDown(handle, { key: 'ArrowUp' });
  expect(names()).toEqual(['Lid', 'Steam']);
  expect(screen.getByText('Lid is now 1 of 2.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Lid' }));
  press('Remove Lid');
  expect(names()).toEqual(['Steam']);
});
