import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isTooDeep } from './is-too-deep.ts';
import { MARKDOWN_SCHEMA } from './markdown-schema.ts';
import { markdownSyntax } from './markdown-syntax.ts';
import { type MarkdownAddresses, settleTree } from './settle-tree.ts';

const reader = unified().use(remarkParse).use(remarkGfm).use(markdownSyntax).use(remarkRehype);
const sanitizer = unified().use(rehypeSanitize, MARKDOWN_SCHEMA);

/** A text in Markdown as a tree of allowed elements: the schema has the last word. */
export function readMarkdown(text: string, addresses: MarkdownAddresses): Root {
  if (isTooDeep(text)) return plainTree(text);
  return sanitizer.runSync(settleTree(reader.runSync(reader.parse(text)), addresses)) as Root;
}

const plainTree = (text: string): Root => ({
  type: 'root',
  children: text.split(/\n{2,}/).map((value) => ({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] })),
});
