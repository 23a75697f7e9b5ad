import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OWN_NAMES } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { WidgetBuilder } from './widget-builder.tsx';

const words = messagesOf('en').embed.builder;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  const typed = { stage: '201', total: '1', user: '', event: '151101' };
  render(<WidgetBuilder site="https://site.example" name="Stargrass" locale="en" languages={OWN_NAMES} words={words} typed={typed} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('the address and the HTML of an embed follow the choices', () => {
  expect(field(words.address).value).toBe('https://site.example/embed/stage/201');
  choose(words.language, 'ja');
  choose(words.theme, 'dark');
  choose(words.rows, '5');
  choose(words.fields.stage, 'https://site.example/stage/229?rule=23');
  expect(field(words.address).value).toBe('https://site.example/ja/embed/stage/229?rule=23&theme=dark&rows=5');
  expect(field(words.html).value).toContain('<iframe src="https://site.example/ja/embed/stage/229?rule=23&amp;theme=dark&amp;rows=5"');
});

test('an overlay has an address as soon as its fields are filled in, and no HTML', () => {
  choose(words.kind, 'overlay/standing');
  expect(screen.getByText(words.incomplete)).toBeTruthy();
  choose(words.fields.user, 'moss');
  choose(words.scale, '150');
  expect(field(words.address).value).toBe('https://site.example/overlay/standing?stage=201&user=moss&scale=150');
  expect(screen.queryByLabelText(words.html)).toBeNull();
});
