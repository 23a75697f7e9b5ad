import type { ElementContent } from 'hast';

const UNREAD = ['rt', 'rp']; // a reading says again what stands under it

/** The words of a piece of a text, without its marks and readings; a picture's are those that stand for it. */
export const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || UNREAD.includes(node.tagName)) return '';
      return node.tagName === 'img' ? String(node.properties.alt ?? '') : textOf(node.children);
    })
    .join('');
