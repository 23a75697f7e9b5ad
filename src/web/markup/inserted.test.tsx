import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Inserted } from './inserted.tsx';

afterEach(cleanup);

const table = (html: string) => <Inserted as="p" attributes={{ className: 'rows' }} html={html} />;

test('hydration leaves the content of the document as it is, and a navigation back shows it again', async () => {
  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p class="rows" data-markup="markup-1"><b>1st</b></p>'; // As sent: the mark has been replaced.
  const row = container.querySelector('b');
  const root = await act(async () => hydrateRoot(container, table('markup-1'), { onRecoverableError }));
  await act(async () => root.render(table('markup-1')));
  expect(container.querySelector('b')).toBe(row);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.render(null));
  await act(async () => root.render(table('markup-1')));
  expect(container.querySelector('p')?.innerHTML).toBe('<b>1st</b>');
});

test('inserts the markup of a navigation and announces new content', () => {
  const changed = vi.fn();
  document.addEventListener('markupchange', changed);
  const { container, rerender } = render(table('<b>1st</b>'));
  rerender(table('<b>2nd</b>'));
  expect(container.innerHTML).toBe('<p class="rows"><b>2nd</b></p>');
  expect(changed).toHaveBeenCalledTimes(2);
  document.removeEventListener('markupchange', changed);
});

test('keeps the focus on the same control when the content changes', () => {
  const { container, rerender } = render(table('<a href="/a">A</a><a href="/b">B</a>'));
  container.querySelectorAll('a')[1]?.focus();
  rerender(table('<a href="/a">A</a><a href="/b" aria-current="true">B</a>'));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
});
