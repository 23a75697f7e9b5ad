import { afterEach, expect, test, vi } from 'vitest';
import { revealFocus } from './reveal-focus.ts';

let stop = () => {};
afterEach(() => stop());

test('scrolls a tab that gets the focus by keyboard into view, until stopped', () => {
  document.body.innerHTML = '<nav><a href="/a">A</a></nav>';
  const tab = document.querySelector('a') as HTMLAnchorElement;
  tab.scrollIntoView = vi.fn();
  stop = revealFocus();
  tab.focus();
  expect(tab.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' });
  stop();
  tab.blur();
  tab.focus();
  expect(tab.scrollIntoView).toHaveBeenCalledOnce();
});
