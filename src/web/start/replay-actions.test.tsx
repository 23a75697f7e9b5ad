import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayActions } from './replay-actions.ts';

let done: string[];
let leaving: AbortController;
const start = vi.fn();

/** Sends an event as the browser does for a person's action: it is trusted. Returns whether its effect was prevented. */
function act(target: Element | null, event: Event): boolean {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return !target?.dispatchEvent(event);
}
const click = (selector: string) => act(document.querySelector(selector), new MouseEvent('click', { bubbles: true, cancelable: true }));
const press = (key: string) => act(document.activeElement, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Stands for React: from now on, actions have an effect. */
function becomeReady(): void {
  for (const kind of ['click', 'keydown', 'focusin', 'pointerover'])
    document.addEventListener(
      kind,
      (event) => done.push(`${kind} ${(event.target as Element).id}${'key' in event ? ` ${event.key}` : ''}`),
      leaving,
    );
  document.dispatchEvent(new Event('reactready'));
}

beforeEach(() => {
  done = [];
  leaving = new AbortController();
  document.body.innerHTML =
    '<button id="search"><svg id="icon"></svg></button><a id="link" href="/stage/201">x</a><a id="dialog" href="#x" aria-haspopup="dialog">x</a>' +
    '<button id="menu" popovertarget="list">x</button><details><summary id="more">x</summary></details><input id="name"><input id="box" type="checkbox">' +
    '<form action="/compare"><button id="send" type="submit">x</button></form>';
  start.mockClear();
  replayActions(start);
});
afterEach(() => {
  leaving.abort();
  document.dispatchEvent(new Event('reactready'));
});

test('holds back an action that needs React and repeats it once', () => {
  expect(click('#icon')).toBe(true);
  expect(start).toHaveBeenCalled();
  becomeReady();
  expect(done).toEqual(['click icon']);
  click('#search');
  expect(done).toEqual(['click icon', 'click search']);
});

test.each(['#link', '#menu', '#more', '#name', '#send'])('leaves to the browser what works without React: %s', (selector) => {
  expect(click(selector)).toBe(false);
  becomeReady();
  expect(done).toEqual([]);
});

test.each(['#dialog', '#box', '#search'])('repeats actions of elements that only work with React: %s', (selector) => {
  expect(click(selector)).toBe(true);
  becomeReady();
  expect(done).toEqual([`click ${selector.slice(1)}`]);
});

test('repeats focus, pointer, keys and clicks in order, each in a task of its own', async () => {
  (document.querySelector('#search') as HTMLElement).focus();
  act(document.querySelector('#menu'), new Event('pointerover', { bubbles: true }));
  press('ArrowDown');
  click('#search');
  done = [];
  becomeReady();
  expect(done).toEqual(['focusin search', 'pointerover menu', 'keydown search ArrowDown']);
  await vi.waitFor(() => expect(done).toHaveLength(4));
  expect(done.at(-1)).toBe('click search');
});

test.each([() => click('#search'), () => press('ArrowDown')])(
  'no part that runs already sees an action before it is repeated',
  (action) => {
    const seen = vi.fn();
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, seen, leaving);
    action();
    expect(seen).not.toHaveBeenCalled();
    becomeReady();
    expect(seen).toHaveBeenCalledOnce();
  },
);

test('prevents the browser’s own effect only of keys that open the search or a menu', () => {
  expect(press('/')).toBe(true);
  expect(press('End')).toBe(false);
  expect(press('ArrowDown')).toBe(false);
  (document.querySelector('#menu') as HTMLElement).focus();
  expect(press('ArrowDown')).toBe(true);
  expect(press('Tab')).toBe(false);
});
