import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Form, type FormAnswer, FormCallout, SubmitButton } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioCards } from './radio-cards.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const show = (onSend: (values: FormData) => Promise<FormAnswer>) =>
  render(
    <Form onSend={onSend} draft="test">
      <FormCallout />
      <TextField name="handle" label="User ID" help="Your planet grows from it." />
      <TextField name="name" label="表示名" />
      <PasswordField name="password" label="Password" showLabel="Show password" autoComplete="new-password" />
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>,
  );
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('focuses and describes the first invalid field and preserves the other input', async () => {
  show(async () => ({ fields: { name: '必須項目です。', password: 'This field is required.' } }));
  type('User ID', 'moss');
  press();
  const name = screen.getByLabelText('表示名');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('必須項目です。');
  expect((screen.getByLabelText('User ID') as HTMLInputElement).value).toBe('moss');
});

test('clears only the error of the edited field', async () => {
  show(async () => ({ fields: { handle: 'Taken.', name: 'Too long.' } }));
  press();
  await screen.findByText('Taken.');
  type('User ID', 'moss2');
  expect(screen.queryByText('Taken.')).toBeNull();
  expect(screen.getByText('Your planet grows from it.')).toBeTruthy();
  expect(screen.getByText('Too long.')).toBeTruthy();
});

test('focuses the alert after every error that concerns the whole form', async () => {
  show(async () => ({ callout: 'That user ID and password do not match.' }));
  press();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  screen.getByLabelText('User ID').focus();
  press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('shows the error of a field without a control in the alert for the whole form', async () => {
  show(async () => ({ fields: { token: 'This link has been used.' } }));
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This link has been used.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
});

test('shows that the form is being sent and ignores a second click', async () => {
  let sent = 0;
  let answer = (_: FormAnswer) => {};
  show(() => {
    sent += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  press();
  const button = await screen.findByRole('button', { name: 'Sending' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  answer({});
  await screen.findByRole('button', { name: 'Send' });
  expect(sent).toBe(1);
});

test('stores a draft without the password until the form is sent', async () => {
  show(async () => ({}));
  type('User ID', 'moss');
  type('Password', 'a secret of mine');
  cleanup();

  show(async () => ({}));
  expect((screen.getByLabelText('User ID') as HTMLInputElement).value).toBe('moss');
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  press();
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('restores text areas, radio buttons and checkboxes, each with its own value', () => {
  const items = ['site', 'event', 'rules'].map((value) => ({ value, label: value }));
  const showNews = () =>
    render(
      <Form onSend={async () => ({})} draft="news">
        <RadioCards name="category" label="About" items={items} chosen="site" />
        <TextAreaField name="text" label="Text" />
        <input type="checkbox" name="pinned" aria-label="Pinned" defaultChecked />
        <input type="checkbox" name="withdrawn" aria-label="Withdrawn" />
      </Form>,
    );
  const box = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
  showNews();
  fireEvent.click(box('event'));
  fireEvent.click(box('Pinned'));
  fireEvent.click(box('Withdrawn'));
  type('Text', 'Line one\nLine two');
  cleanup();

  showNews();
  expect(items.map(({ value }) => [box(value).value, box(value).checked])).toEqual([
    ['site', false],
    ['event', true],
    ['rules', false],
  ]);
  expect([box('Pinned').checked, box('Withdrawn').checked]).toEqual([false, true]);
  expect(box('Text').value).toBe('Line one\nLine two');
});

test('cannot be sent before hydration and never puts values into the URL', () => {
  const html = renderToString(
    <Form onSend={async () => ({})}>
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>,
  );
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<button [^>]*disabled=""[^>]* type="submit"/);
  show(async () => ({}));
  expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(false);
});

test('toggles the visibility of a password', () => {
  show(async () => ({}));
  const eye = screen.getByRole('button', { name: 'Show password' });
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  fireEvent.click(eye);
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
});
