import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRowOnScreen } from './use-row-on-screen.ts';

type Notify = (entries: { isIntersecting: boolean }[]) => void;
let scroll: Notify;
const observe = vi.fn();
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(notify: Notify, options: object) {
        scroll = notify;
        observe.mockImplementation((row: Element) => row.setAttribute('data-observed', JSON.stringify(options)));
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

let isOnScreen: boolean;
function Observer({ selector, covered }: { selector?: string; covered?: number }) {
  isOnScreen = useRowOnScreen(selector, covered);
  return (
    <table>
      <tbody>
        <tr id="me">
          <td data-planet="moss">moss</td>
        </tr>
      </tbody>
    </table>
  );
}

test.each(['#me', '[data-planet="moss"]'])('finds the row by %s and follows the scroll position', (selector) => {
  const { rerender } = render(<Observer selector={selector} covered={40} />);
  expect(document.getElementById('me')?.dataset.observed).toBe('{"rootMargin":"0px 0px -40px"}');
  expect(isOnScreen).toBe(false);
  act(() => scroll([{ isIntersecting: true }]));
  expect(isOnScreen).toBe(true);
  rerender(<Observer />);
  expect(isOnScreen).toBe(false);
  expect(disconnect).toHaveBeenCalled();
});

test('follows the newest of several changes that the browser reports at once', () => {
  render(<Observer selector="#me" />);
  act(() => scroll([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(isOnScreen).toBe(false);
});

test('is false without a selector and without such a row', () => {
  render(<Observer />);
  render(<Observer selector="#nobody" />);
  expect(observe).not.toHaveBeenCalled();
  expect(isOnScreen).toBe(false);
});
