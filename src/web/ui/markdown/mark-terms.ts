import type { ElementContent, Text } from 'hast';

/** Words of a text that a card explains: where they start (in UTF-16 units) and the id of the card. */
export type TermSpan = { readonly start: number; readonly words: string; readonly uniqueId: string };

/** Splits a text node at the terms that it contains. */
export function markTerms(node: Text, terms: readonly TermSpan[]): ElementContent[] {
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
