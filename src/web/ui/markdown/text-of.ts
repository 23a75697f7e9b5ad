import type { ElementContent } from 'hast';

const UNREAD = ['rt', 'rp']; // Ruby readings repeat the base text.

/** Returns the plain text of nodes, without markup and ruby readings. Pictures are replaced with their alt text. */
export const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || UNREAD.includes(node.tagName)) return '';
      return node.tagName === 'img' ? String(node.properties.alt ?? '') : textOf(node.children);
    })
    .join('');
