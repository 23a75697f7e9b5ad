import type { Element, ElementContent, Root } from 'hast';
import type { Nodes } from 'mdast';
import { cache } from 'react';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { cutText } from './cut-text.ts';
import { MARKDOWN_SCHEMA } from './markdown-schema.ts';
import { markdownSyntax } from './markdown-syntax.ts';
import { type MarkdownAddresses, settleTree } from './settle-tree.ts';

const reader = unified().use(remarkParse).use(remarkGfm).use(markdownSyntax).use(remarkRehype);
const sanitizer = unified().use(rehypeSanitize, MARKDOWN_SCHEMA);

/** Parses Markdown into a tree that contains only allowed elements. Sanitising is the last step. */
export function readMarkdown(text: string, addresses: MarkdownAddresses): Root {
  const { children, isCut } = readText(text);
  // After cutting, the positions of the terms no longer match.
  const known = isCut ? { ...addresses, terms: [] } : addresses;
  return sanitizer.runSync(settleTree({ type: 'root', children }, known)) as Root;
}

/**
 * Maximum number of nodes that are rendered. Each node costs the server up to 60 microseconds, however small it is.
 * A longer text is cut there, and the rest is shown as typed.
 */
export const MOST_NODES = 4_000;

// Cached per request, because a page lists a text's headings and also shows the text.
const readText = cache((text: string): { readonly children: ElementContent[]; readonly isCut: boolean } => {
  const pieces = cutText(text.toWellFormed()); // Replaces lone surrogates, which cannot be encoded in a URL.
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

// Returns one node for any number of lines, because CSS preserves the line breaks.
const plainNode = (text: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { dataPlain: '' },
  children: [{ type: 'text', value: text.trim() }],
});

const TALLEST = 64;

/**
 * Returns whether a syntax tree is deeper than any real text. Iterative, because recursion would overflow the stack.
 */
function isTallTree(tree: Nodes): boolean {
  let floor: readonly Nodes[] = [tree];
  for (let height = 0; floor.length > 0; height += 1) {
    if (height > TALLEST) return true;
    floor = floor.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
