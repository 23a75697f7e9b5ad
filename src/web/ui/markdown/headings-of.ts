import { readMarkdown } from './read-markdown.ts';
import { textOf } from './text-of.ts';

export type Heading = { readonly id: string; readonly level: number; readonly text: string };

/** The headings of a text in order, with the ids under which `Markdown` draws them; a level is the number of its signs. */
export const headingsOf = (text: string): Heading[] =>
  readMarkdown(text, {}).children.flatMap((node) => {
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return [];
    return [{ id: String(node.properties.id), level: Number(node.tagName.slice(1)), text: textOf(node.children).trim() }];
  });
