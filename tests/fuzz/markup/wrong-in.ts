import type { ElementContent, Properties, Root } from 'hast';
import { shownVideo } from '#domain/evidence/shown-video.ts';

// The allowed elements and their attributes, written independently of the sanitiser's schema.
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'br hr blockquote pre code strong em del ruby rt rp ul li table thead tbody tr'.split(' ').map((name) => [name, []]),
  ),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['id']])),
  p: ['dataPlain'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  figure: ['dataAddress'],
  ol: ['start'],
  td: ['align'],
  th: ['align'],
};
const BLOCKS = /^(p|h[1-6]|ul|ol|li|blockquote|pre|table|figure|hr)$/;
const INSIDE: Readonly<Record<string, RegExp>> = {
  rt: /^ruby$/,
  rp: /^ruby$/,
  tr: /^t(head|body)$/,
  td: /^tr$/,
  th: /^tr$/,
  li: /^[uo]l$/,
};

/** Describes everything in an HTML tree that no text may produce. Returns an empty list for a valid tree. */
export function wrongIn(tree: Root, pictureSrc: string): string[] {
  const wrong: string[] = [];
  const ids = new Set<string>();
  const look = (node: ElementContent, parents: readonly string[]): void => {
    if (node.type === 'text') return;
    if (node.type !== 'element') {
      wrong.push(`a node of type ${node.type}`);
      return;
    }
    const { tagName, properties } = node;
    const allowed = Object.hasOwn(ATTRIBUTES, tagName) ? ATTRIBUTES[tagName] : undefined;
    if (!allowed) wrong.push(`<${tagName}>`);
    for (const key of Object.keys(properties)) if (!allowed?.includes(key)) wrong.push(`<${tagName} ${key}>`);
    wrong.push(...wrongValues(properties, pictureSrc));
    if (typeof properties.id === 'string') {
      if (ids.has(properties.id)) wrong.push(`the id ${properties.id} twice`);
      ids.add(properties.id);
    }
    if (tagName === 'a' && parents.includes('a')) wrong.push('a link within a link');
    if (BLOCKS.test(tagName) && parents.some((parent) => /^(p|a|h[1-6]|ruby)$/.test(parent)))
      wrong.push(`<${tagName}> in ${parents.join(' ')}`);
    const parent = INSIDE[tagName];
    if (parent && !parent.test(parents.at(-1) ?? '')) wrong.push(`<${tagName}> in ${parents.at(-1)}`);
    for (const child of node.children) look(child, [...parents, tagName]);
  };
  for (const node of tree.children) look(node as ElementContent, []);
  return wrong;
}

function wrongValues({ href, src, id, align, start, width, height, dataAddress }: Properties, pictureSrc: string): string[] {
  return [
    href !== undefined && !isSafeHref(href) && `href ${href}`,
    src !== undefined && src !== pictureSrc && `src ${src}`,
    id !== undefined && !/^t-[^\s"'<>]+$/.test(String(id)) && `id ${id}`,
    align !== undefined && !/^(left|right|center)$/.test(String(align)) && `align ${align}`,
    [start, width, height].some((value) => value !== undefined && !Number.isSafeInteger(value)) && 'a number that is not an integer',
    dataAddress !== undefined && !shownVideo(String(dataAddress)) && `a video at ${dataAddress}`,
  ].filter((each) => each !== false);
}

// Resolves the address as a browser does on a page of the site.
function isSafeHref(href: unknown): boolean {
  if (typeof href !== 'string' || /[\s"'<>`\\\p{Cc}\p{Cf}]/u.test(href.replaceAll("'", ''))) return false;
  const url = URL.parse(href, 'https://stargrass.invalid/keyword/x');
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return href.startsWith('https://') || (url.origin === 'https://stargrass.invalid' && /^(\/(?!api\/)|#.)/.test(href));
}
