import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { drawTrace } from './draw-trace.ts';
import { pictureRows } from './picture-rows.ts';

const node = (name: string, depth: number, startMs: number, endMs: number, attributes: Record<string, string> = {}) => ({
  depth,
  span: {
    ...{ service: 'stargrass-web', traceId: 't', spanId: name, parentId: undefined, events: 0, message: undefined },
    ...{ name, startMs, endMs, attributes },
  },
});
const DB = { 'db.system.name': 'postgresql' };

test('equal statements share a row, and what Next does besides is omitted', () => {
  const rows = pictureRows([
    node('POST', 0, 0, 100, { 'next.span_type': 'BaseServer.handleRequest' }),
    node('resolve page components', 1, 1, 2, { 'next.span_type': 'NextNodeServer.findPageComponents' }),
    node('select attempts', 1, 10, 20, DB),
    node('select attempts', 1, 30, 50, DB),
    node('commit', 1, 60, 70, DB),
  ]);
  expect(rows.map(({ label, part, startMs, endMs }) => [label, part, startMs, endMs])).toEqual([
    ['POST', 'web', 0, 100],
    ['select attempts × 2', 'PostgreSQL', 10, 50],
    ['commit', 'PostgreSQL', 60, 70],
  ]);
});

test('bars are as long as their spans, and every row has its name', () => {
  const svg = parse(drawTrace('A <post>', pictureRows([node('POST', 0, 1_000, 1_400), node('commit', 1, 1_100, 1_200, DB)])));
  const bars = svg.querySelectorAll('rect[height="12"]').map((bar) => [Number(bar.getAttribute('x')), Number(bar.getAttribute('width'))]);
  const [[x = 0, width = 0] = [], [childX = 0, childWidth = 0] = []] = bars;
  expect(width / childWidth).toBeCloseTo(4, 1);
  expect((childX - x) / width).toBeCloseTo(0.25, 2);
  const texts = svg.querySelectorAll('text').map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['A <post>', 'POST', 'commit', '0 ms', '400 ms', '100']));
});
