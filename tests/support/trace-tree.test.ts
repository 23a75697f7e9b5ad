import { expect, test } from 'vitest';
import { traceTree } from './trace-tree.ts';

const span = (spanId: string, parentId?: string) => ({
  ...{ service: 'web', traceId: 't', spanId, parentId, name: spanId, startMs: 0, endMs: 1, attributes: {}, events: 0, message: undefined },
});

test('spans are listed below their parents, and a missing parent or a second root is an error', () => {
  const tree = traceTree([span('query', 'job'), span('request', 'edge'), span('job', 'request')], 'edge');
  expect(tree.map((node) => [node.span.name, node.depth])).toEqual([
    ['request', 0],
    ['job', 1],
    ['query', 2],
  ]);
  expect(() => traceTree([span('request'), span('job', 'lost')])).toThrow('spans without their parent: job');
  expect(() => traceTree([span('request'), span('job')])).toThrow('2 roots: request, job');
});
