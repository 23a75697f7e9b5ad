import type { Element, ElementContent, Root } from 'hast';
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
  const pieces = cutText(text.toWellFormed()); // half a character has no address
  const read: Root = { type: 'root', children: pieces.flatMap((piece) => (piece.plain ? plainNodes(piece.text) : readPiece(piece.text))) };
  // In a text that was cut nobody knows any more where a word stood.
  const known = pieces.length === 1 ? addresses : { ...addresses, terms: [] };
  return sanitizer.runSync(settleTree(read, known)) as Root;
}

function readPiece(text: string): ElementContent[] {
  const parsed = reader.parse(text);
  return isTallTree(parsed) ? plainNodes(text) : (reader.runSync(parsed).children as ElementContent[]);
}

const plainNodes = (text: string): Element[] =>
  text.split(/\n{2,}/).map((paragraph) => ({ type: 'element', tagName: 'p', properties: {}, children: plainLines(paragraph) }));

const plainLines = (paragraph: string): ElementContent[] =>
  paragraph.split('\n').flatMap((value, index): ElementContent[] => {
    const line: ElementContent = { type: 'text', value };
    return index === 0 ? [line] : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, line];
  });
