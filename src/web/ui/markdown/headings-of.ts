import { readMarkdown } from './read-markdown.ts';
import { textOf } from './text-of.ts';

export type Heading = { readonly id: string; readonly level: number; readonly text: string };

/**
 * Returns the headings in a text in order, with the ids that `Markdown` assigns. The highest headings have level 1,
 * however many # they have.
 */
export function headingsOf(text: string): Heading[] {
  const headings = readMarkdown(text, {}).children.flatMap((node) => {
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return [];
    return [{ id: String(node.properties.id), level: Number(node.tagName.slice(1)), text: textOf(node.children).trim() }];
  });
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.map((heading) => ({ ...heading, level: heading.level - top + 1 }));
}
