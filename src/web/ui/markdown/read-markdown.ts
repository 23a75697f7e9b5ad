import type { Element, ElementContent, Root } from 'hast';
import { cache } from 'react';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { cutText } from './cut-text.ts';
import { isTallTree } from './is-tall-tree.ts';
import { MARKDOWN_SCHEMA } from './markdown-schema.ts';
import { markdownSyntax } from './markdown-syntax.ts';
import { type MarkdownAddresses, settleTree } from './settle-tree.ts';

const reader = unified().use(remarkParse).use(remarkGfm).use(markdownSyntax).use(remarkRehype);
const sanitizer = unified().use(rehypeSanitize, MARKDOWN_SCHEMA);

/** A text in Markdown as a tree of allowed elements: the schema has the last word. */
export function readMarkdown(text: string, addresses: MarkdownAddresses): Root {
  const { children, isCut } = readText(text);
  // In a text that was cut nobody knows any more where a word stood.
  const known = isCut ? { ...addresses, terms: [] } : addresses;
  return sanitizer.runSync(settleTree({ type: 'root', children }, known)) as Root;
}

/**
 * The most nodes that are read of a text that was cut: each costs the server up to 60 microseconds, however light it is. What follows in the
 * text is shown as it was typed.
 */
export const MOST_NODES = 4_000;

// Once per request: a page lists a text's headings and shows the text.
const readText = cache((text: string): { readonly children: ElementContent[]; readonly isCut: boolean } => {
  const pieces = cutText(text.toWellFormed()); // half a character has no address
  let nodes = 0;
  const children = pieces.flatMap((piece) => {
    const read = piece.plain || nodes >= MOST_NODES ? [plainNode(piece.text)] : readPiece(piece.text);
    nodes += countNodes(read);
    return read;
  });
  return { children, isCut: pieces.length > 1 };
});

function readPiece(text: string): ElementContent[] {
  const parsed = reader.parse(text);
  return isTallTree(parsed) ? [plainNode(text)] : (reader.runSync(parsed).children as ElementContent[]);
}

const countNodes = (nodes: readonly ElementContent[]): number =>
  nodes.reduce((sum, node) => sum + 1 + (node.type === 'element' ? countNodes(node.children) : 0), 0);

// One node however many lines there are: its style keeps them apart.
const plainNode = (text: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { dataPlain: '' },
  children: [{ type: 'text', value: text.trim() }],
});
