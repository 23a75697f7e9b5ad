import type { TraceNode } from '#tests/support/trace-tree.ts';

/** One line of the picture: a span, or several equal statements in a row. */
export type PictureRow = {
  readonly label: string;
  readonly depth: number;
  readonly part: 'nginx' | 'web' | 'worker' | 'PostgreSQL';
  readonly startMs: number;
  readonly endMs: number;
};

// Spans of Next that say something about the request. The others, such as loading a module, are omitted if they are leaves.
const SHOWN_TYPES = ['BaseServer.handleRequest', 'Middleware.execute', 'AppRouteRouteHandlers.runHandler'];

/** Returns the rows of a trace. Equal statements that follow each other share a row. */
export function pictureRows(tree: readonly TraceNode[]): PictureRow[] {
  const isLeaf = (index: number) => (tree[index + 1]?.depth ?? 0) <= (tree[index]?.depth ?? 0);
  const shown = tree.filter(({ span }, index) => {
    const type = span.attributes['next.span_type'];
    return type === undefined || SHOWN_TYPES.includes(type) || !isLeaf(index);
  });
  const groups: TraceNode[][] = [];
  for (const node of shown) {
    const last = groups.at(-1);
    const isSame = partOf(node) === 'PostgreSQL' && last?.[0]?.depth === node.depth && last[0].span.name === node.span.name;
    if (isSame) last?.push(node);
    else groups.push([node]);
  }
  return groups.flatMap((nodes) => {
    const [first] = nodes;
    if (!first) return [];
    const times = nodes.map(({ span }) => span);
    return {
      label: nodes.length > 1 ? `${first.span.name} × ${nodes.length}` : first.span.name,
      depth: first.depth,
      part: partOf(first),
      startMs: Math.min(...times.map(({ startMs }) => startMs)),
      endMs: Math.max(...times.map(({ endMs }) => endMs)),
    };
  });
}

function partOf({ span }: TraceNode): PictureRow['part'] {
  if (span.attributes['db.system.name'] !== undefined) return 'PostgreSQL';
  return span.service === 'stargrass-worker' ? 'worker' : 'web';
}
