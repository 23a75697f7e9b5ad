import { expect, test } from 'vitest';
import { isFramed } from './framed-routes.ts';
import { WIDGET_KINDS, type WidgetChoice, widgetAddress } from './widget-address.ts';

const NOTHING = { stage: '', total: '', user: '', event: '' };
const TYPED = { stage: '201', total: '1', user: 'moss', event: '151101' };
const choice = (more: Partial<WidgetChoice>): WidgetChoice => ({
  kind: 'embed/stage',
  typed: TYPED,
  theme: more.kind?.startsWith('overlay/') ? 'dark' : 'auto',
  rows: more.kind?.startsWith('overlay/') ? '5' : '10',
  scale: '100',
  ...more,
});

test('every kind has an address that may be framed, without options that are the default', () => {
  expect(WIDGET_KINDS.map((kind) => widgetAddress(choice({ kind })))).toEqual([
    ...['/embed/stage/201', '/embed/total/1', '/embed/user/moss', '/embed/event/151101'],
    ...['/overlay/standing?stage=201&user=moss', '/overlay/board?stage=201&user=moss', '/overlay/event?event=151101&user=moss'],
    '/overlay/ticker',
  ]);
  for (const kind of WIDGET_KINDS) expect(isFramed(widgetAddress(choice({ kind }))?.replace(/\?.*/, '') ?? '')).toBe(true);
});

test('options and optional fields are added', () => {
  expect(widgetAddress(choice({ theme: 'dark', rows: '5' }))).toBe('/embed/stage/201?theme=dark&rows=5');
  expect(widgetAddress(choice({ kind: 'overlay/ticker', scale: '150', rows: '3' }))).toBe('/overlay/ticker?rows=3&scale=150');
  expect(widgetAddress(choice({ kind: 'overlay/board', typed: { ...NOTHING, stage: '201' } }))).toBe('/overlay/board?stage=201');
});

test.each([
  ['https://stargrass.example/ja/stage/201?rule=23&year=2020', '/embed/stage/201?rule=23'],
  [' /stage/201 ', '/embed/stage/201'],
  ['/total/1', undefined],
  ['https://stargrass.example/', undefined],
  ['Button Jar', undefined],
  ['', undefined],
])('the stage may be typed as %j', (stage, address) => {
  expect(widgetAddress(choice({ typed: { ...NOTHING, stage } }))).toBe(address);
});
