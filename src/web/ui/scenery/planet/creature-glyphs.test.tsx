import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CreatureGlyphs } from './creature-glyphs.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Red', 'Ice'],
  ['ja', '赤', '氷'],
])('names every creature in %s', (_, red, ice) => {
  render(
    <CreatureGlyphs
      glyphs={[
        { glyph: 1, label: red },
        { glyph: 8, label: ice },
      ]}
    />,
  );
  expect(screen.getAllByRole('img').map((glyph) => glyph.getAttribute('aria-label'))).toEqual([red, ice]);
});

test('draws each creature with its own shape, not only its own colour', () => {
  const all = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((glyph) => ({ glyph, label: `${glyph}` }));
  const { container } = render(<CreatureGlyphs glyphs={all} />);
  expect(new Set([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).size).toBe(8);
});
