import type { Element, ElementContent } from 'hast';
import { followable } from './address.ts';

/** Splits a paragraph at each line that consists only of a video URL. */
export function splitAtVideos(paragraph: Element, isVideo: (address: string) => boolean): ElementContent[] {
  const parts: ElementContent[] = [];
  let words: ElementContent[] = [];
  const endWords = () => {
    const trimmed = trimLines(words);
    if (trimmed.length > 0) parts.push({ ...paragraph, children: trimmed });
    words = [];
  };
  const children = trimLines(paragraph.children);
  for (const [index, node] of children.entries()) {
    const address = plainAddress(node);
    const isAlone = endsLine(children[index - 1]) && beginsLine(children[index + 1]);
    if (address === undefined || !isAlone || !isVideo(address)) words.push(node);
    else {
      endWords();
      parts.push({ type: 'element', tagName: 'figure', properties: { dataAddress: address }, children: [node] });
    }
  }
  endWords();
  return parts;
}

// Returns the URL of a link whose text is the same URL.
function plainAddress(node: ElementContent): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'a') return undefined;
  const [only, more] = node.children;
  const { href } = node.properties;
  return !more && only?.type === 'text' && typeof href === 'string' && followable(only.value) === href ? href : undefined;
}

const isBreak = (node: ElementContent | undefined) => node?.type === 'element' && node.tagName === 'br';
const endsLine = (before: ElementContent | undefined) =>
  before === undefined || isBreak(before) || (before.type === 'text' && /\n[ \t]*$/.test(before.value));
const beginsLine = (after: ElementContent | undefined) =>
  after === undefined || isBreak(after) || (after.type === 'text' && /^[ \t]*\n/.test(after.value));

const isSpace = (node: ElementContent | undefined) => isBreak(node) || (node?.type === 'text' && node.value.trim() === '');

function trimLines(nodes: ElementContent[]): ElementContent[] {
  const first = nodes.findIndex((node) => !isSpace(node));
  return first === -1 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isSpace(node)) + 1);
}
