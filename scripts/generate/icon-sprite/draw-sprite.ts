import type { LucideIconData } from 'lucide-react';

type Shape = LucideIconData['node'][number];

/** Returns the names of the icons that a source file declares, for example `icon('search')`, in alphabetical order. */
export const iconNames = (source: string): string[] => [...source.matchAll(/\bicon\('([\w-]+)'\)/g)].map(([, name = '']) => name).sort();

/** Returns an SVG with one symbol per icon, drawn by Lucide. Colours and line widths come from the page that uses it. */
export async function drawSprite(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(names.map(async (name) => drawSymbol(name, (await readIcon(name)).node)));
  const licence = '<!-- Icons by Lucide (https://lucide.dev), ISC licence: see THIRD_PARTY_NOTICES.md. Written by npm run icons. -->';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Icons</title>\n${licence}\n${symbols.join('\n')}\n</svg>\n`;
}

async function readIcon(name: string): Promise<LucideIconData> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as { __iconData?: LucideIconData };
  if (!__iconData) throw new Error(`"${name}" is an alias in Lucide. Use the icon's own name.`);
  return __iconData;
}

const drawSymbol = (name: string, shapes: readonly Shape[]): string =>
  `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(drawShape).join('')}</symbol>`;

function drawShape([tag, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}
