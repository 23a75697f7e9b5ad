import type { Nodes } from 'hast';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#tests/support/texts/hostile-texts.ts';
import { MOST_NODES, readMarkdown } from './read-markdown.ts';

const countNodes = (node: Nodes): number => 1 + ('children' in node ? node.children.reduce((sum, child) => sum + countNodes(child), 0) : 0);
const textOf = (node: Nodes): string => ('children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '');

// The piece that reaches the limit is still parsed, so a text can produce up to twice as many nodes.
for (const [title, text] of Object.entries(HOSTILE_TEXTS))
  test(`turns a text of 48,000 characters into at most ${2 * MOST_NODES} nodes: ${title}`, () => {
    expect(countNodes(readMarkdown(text, {}))).toBeLessThanOrEqual(2 * MOST_NODES);
  });

test('shows everything after the node limit as typed, line by line', () => {
  const list = '- item\n'.repeat(40);
  const tree = readMarkdown(`${list}\n`.repeat(100), {});
  const last = tree.children.at(-1);
  expect(last).toMatchObject({ tagName: 'p', properties: { dataPlain: '' } });
  expect(last && textOf(last)).toBe(list.trim());
  expect(tree.children[0]).toMatchObject({ tagName: 'ul' });
  expect(textOf(tree).match(/item/g)).toHaveLength(4_000);
});

test('parses a text of ordinary length completely, however much markup it contains', () => {
  const section = `## Route\n\n${'1. [[Dew Egg]] **first**, then `A`.\n'.repeat(20)}\n|a|b|\n|-|-|\n${'|1|2|\n'.repeat(20)}\n`;
  const { children } = readMarkdown(section.repeat(8), {});
  expect(children.filter((node) => node.type === 'element' && node.properties.dataPlain !== undefined)).toEqual([]);
});
