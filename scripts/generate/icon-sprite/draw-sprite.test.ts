import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSprite, iconNames } from './draw-sprite.ts';

const names = iconNames(readFileSync('src/web/ui/media/icons.tsx', 'utf8'));

test('icons.svg contains exactly the icons that icons.tsx names (npm run icons)', async () => {
  expect(names).toContain('search');
  expect(readFileSync('src/web/ui/media/icons.svg', 'utf8')).toBe(await drawSprite(names));
});

test('every icon is declared once', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a symbol contains the shapes of Lucide without colours and line widths', async () => {
  expect(await drawSprite(['check'])).toContain('<symbol id="check" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"/></symbol>');
});

test('an alias of another icon is refused, because the same drawing would be sent twice', async () => {
  await expect(drawSprite(['circle-help'])).rejects.toThrow('"circle-help" is an alias');
});

test('iconNames finds declared icons only', () => {
  expect(iconNames("export const X = icon('x');\nexport const Grid3x3 = icon('grid-3x3');\nconst icon = (name: string) => name;")).toEqual([
    'grid-3x3',
    'x',
  ]);
});
