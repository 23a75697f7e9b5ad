import type { Element, ElementContent, Root, Text } from 'hast';
import { followable } from './address.ts';
import { splitAtVideos } from './split-at-videos.ts';
import { textOf } from './text-of.ts';

export type ShownPicture = { readonly src: string; readonly width: number; readonly height: number };
type ShownVideo = { readonly address: string; readonly host: string; readonly embed: string | undefined };

/**
 * Functions that return the targets of names, pictures and videos in a text. Names and pictures without a target are
 * shown as text.
 */
export type MarkdownAddresses = {
  readonly keywordHref?: ((name: string) => string | undefined) | undefined;
  readonly pictureOf?: ((imageId: string) => ShownPicture | undefined) | undefined;
  readonly videoOf?: ((address: string) => ShownVideo | undefined) | undefined;
  readonly terms?: readonly TermSpan[] | undefined; // Terms that have an explanatory card, with their positions in the text.
};

const UNMARKED = /^(a|code|pre|h[1-6]|ruby)$/; // Elements in which terms are not marked.
const IMAGE = /^image:([\w-]{1,64})$/;

/** Sets the ids of headings and the allowed URLs of links, pictures and videos. */
export function settleTree(tree: Root, { keywordHref, pictureOf, videoOf, terms = [] }: MarkdownAddresses): Root {
  const headingId = createHeadingIds();

  const settle = (nodes: readonly ElementContent[], inLink: boolean, marking: boolean): ElementContent[] =>
    nodes.flatMap((node) => {
      if (node.type === 'element') return settleElement(node, inLink, marking);
      return node.type === 'text' && marking ? markTerms(node, terms) : [node];
    });

  const settleElement = (element: Element, inLink: boolean, marking: boolean): ElementContent[] => {
    const { tagName, properties } = element;
    if (tagName === 'img') return [pictureFor(element)];
    const children = settle(element.children, inLink || tagName === 'a', marking && !UNMARKED.test(tagName));
    if (tagName === 'a') {
      const href = inLink ? undefined : hrefFor(properties); // Browsers end the outer link at a nested link.
      return href === undefined ? children : [{ ...element, properties: { href }, children }];
    }
    if (tagName === 'p' && videoOf) return splitAtVideos({ ...element, children }, (address) => videoOf(address) !== undefined);
    if (/^h[1-6]$/.test(tagName)) return [{ ...element, properties: { id: headingId(textOf(children)) }, children }];
    return [{ ...element, children }];
  };

  const hrefFor = ({ href, dataKeyword }: Element['properties']): string | undefined => {
    const written = typeof dataKeyword === 'string' ? keywordHref?.(dataKeyword) : href;
    return typeof written === 'string' ? followable(written) : undefined;
  };

  const pictureFor = ({ properties: { src, alt } }: Element): ElementContent => {
    const words = typeof alt === 'string' ? alt : '';
    const [, imageId] = IMAGE.exec(String(src)) ?? [];
    const picture = imageId === undefined ? undefined : pictureOf?.(imageId);
    return picture
      ? { type: 'element', tagName: 'img', properties: { ...picture, alt: words }, children: [] }
      : { type: 'text', value: words };
  };

  return { ...tree, children: settle(tree.children as ElementContent[], false, terms.length > 0) };
}

/** Words in a text that a card explains: where they start (in UTF-16 units) and the id of the card. */
type TermSpan = { readonly start: number; readonly words: string; readonly uniqueId: string };

/** Splits a text node at the terms that it contains. */
function markTerms(node: Text, terms: readonly TermSpan[]): ElementContent[] {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset];
  if (from === undefined || to === undefined) return [node];
  const parts: ElementContent[] = [];
  let reached = 0;
  for (const { start, words, uniqueId } of terms) {
    if (start < from || start + words.length > to) continue;
    // The text of the node is shorter than the source where line markers or escapes were removed.
    const at = node.value.startsWith(words, start - from) ? start - from : node.value.indexOf(words, reached);
    if (at < reached) continue;
    if (at > reached) parts.push({ type: 'text', value: node.value.slice(reached, at) });
    parts.push({ type: 'element', tagName: 'abbr', properties: { dataTerm: uniqueId }, children: [{ type: 'text', value: words }] });
    reached = at + words.length;
  }
  if (parts.length === 0) return [node];
  return reached < node.value.length ? [...parts, { type: 'text', value: node.value.slice(reached) }] : parts;
}

const MOST_UNITS = 80;

/**
 * Returns a function that assigns unique heading ids within a text. The prefix `t-` avoids conflicts with other ids on
 * the page.
 */
function createHeadingIds(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const words = heading.normalize('NFKC').toLowerCase().slice(0, MOST_UNITS).toWellFormed();
    const id = `t-${words.replaceAll(/[^\p{L}\p{N}\p{M}ー]+/gu, '-').replaceAll(/^-|-$/g, '') || 'section'}`;
    let count = (taken.get(id) ?? 0) + 1;
    while (count > 1 && taken.has(`${id}-${count}`)) count += 1;
    taken.set(id, count);
    const own = count === 1 ? id : `${id}-${count}`;
    if (count > 1) taken.set(own, 1);
    return own;
  };
}
