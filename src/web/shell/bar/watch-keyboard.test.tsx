import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchKeyboard } from './watch-keyboard.ts';

let stop = () => {};
let screen: EventTarget & { height: number };

beforeEach(() => {
  screen = Object.assign(new EventTarget(), { height: 800 });
  vi.stubGlobal('visualViewport', screen);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML =
    '<input id="score"><textarea id="comment"></textarea><input type="checkbox" id="box"><button id="send">Send</button>';
  stop = watchKeyboard();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const focus = (id: string) => document.getElementById(id)?.focus();
const isOpen = () => document.documentElement.hasAttribute('data-typing');
const resize = (height: number) => {
  screen.height = height;
  screen.dispatchEvent(new Event('resize'));
};

test('the keyboard is open while a text field has the focus', () => {
  focus('score');
  expect(isOpen()).toBe(true);
  resize(500);
  focus('comment');
  expect(isOpen()).toBe(true);
  focus('send');
  expect(isOpen()).toBe(false);
});

test('other fields and buttons do not open the keyboard', () => {
  focus('box');
  expect(isOpen()).toBe(false);
  focus('send');
  resize(500);
  expect(isOpen()).toBe(false);
});

test('the keyboard is closed when the page grows again, and open when it shrinks', () => {
  focus('score');
  resize(500);
  resize(540); // The browser's own bar.
  expect(isOpen()).toBe(true);
  resize(800);
  expect(isOpen()).toBe(false);
  resize(500);
  expect(isOpen()).toBe(true);
});

test('ignores text fields without a touch screen', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  focus('score');
  expect(isOpen()).toBe(false);
});

test('removes the mark when it stops', () => {
  focus('score');
  stop();
  expect(isOpen()).toBe(false);
});
