import { cleanup, render } from '@testing-library/react';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { StoredPageLine } from './stored-page-line.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const at = (query: string) => (
  <PathnameContext value="/stage/201">
    <SearchParamsContext value={new URLSearchParams(query)}>
      <StoredPageLine />
    </SearchParamsContext>
  </PathnameContext>
);

test('the time of a stored page disappears with a navigation within the site, also to another filter', () => {
  const { rerender } = render(at(''));
  document.body.insertAdjacentHTML('afterbegin', '<output class="as-of">As of 20:31</output>');
  rerender(at(''));
  expect(document.querySelector('.as-of')).not.toBeNull();
  rerender(at('console=4'));
  expect(document.querySelector('.as-of')).toBeNull();
});

test('a navigation within the site lets the service worker store the page, once', () => {
  const postMessage = vi.fn();
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: { postMessage } }, configurable: true });
  const { rerender } = render(at(''));
  expect(postMessage).not.toHaveBeenCalled();
  rerender(at('console=4'));
  rerender(at('console=4'));
  expect(postMessage.mock.calls).toEqual([[{ opened: location.href }]]);
});
