import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

afterEach(cleanup);

test('Button does not submit a form by default', () => {
  render(<Button variant="primary">記録を投稿</Button>);
  expect(screen.getByRole('button', { name: '記録を投稿' }).getAttribute('type')).toBe('button');
});

test('Button announces to screen readers that it is busy', () => {
  render(<Button busy>Sending</Button>);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

test('Button can be clicked unless it is disabled', () => {
  const press = vi.fn();
  render(
    <>
      <Button onClick={press}>Try again</Button>
      <Button onClick={press} disabled>
        Send
      </Button>
    </>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('ButtonLink renders a link, not a button', () => {
  render(
    <ButtonLink href="/en/rules/1" variant="line" size="s">
      Rules
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/en/rules/1');
});
