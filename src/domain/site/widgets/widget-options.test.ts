import { expect, test } from 'vitest';
import { parseEmbedOptions, parseOverlayOptions } from './widget-options.ts';

test('embeds and overlays have defaults, and ignore keys that they do not know', () => {
  expect(parseEmbedOptions({ utm_source: 'x' })).toEqual({ theme: 'auto', rows: 10 });
  expect(parseOverlayOptions({})).toEqual({ theme: 'dark', rows: 5, scale: 100 });
  expect(parseOverlayOptions({ theme: 'light', rows: '20', scale: '300' })).toEqual({ theme: 'light', rows: 20, scale: 300 });
});

test.each([{ rows: '2' }, { rows: '21' }, { rows: '05' }, { rows: ['5', '6'] }, { theme: 'pink' }, { theme: '' }])(
  'an embed refuses %j',
  (query) => {
    expect(parseEmbedOptions(query)).toBeUndefined();
  },
);

test.each([{ theme: 'auto' }, { scale: '49' }, { scale: '301' }, { scale: '1e2' }])('an overlay refuses %j', (query) => {
  expect(parseOverlayOptions(query)).toBeUndefined();
});
