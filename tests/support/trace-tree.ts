import type { ReceivedSpan } from './servers/trace-receiver.ts';

export type TraceNode = { readonly span: ReceivedSpan; readonly depth: number };

/**
 * Returns the spans of a trace as a tree in depth-first order, siblings by their start. `edgeSpanId` is the span of nginx,
 * which sends none: its children are roots. Throws unless there is exactly one root and every other parent was received.
 */
export function traceTree(spans: readonly ReceivedSpan[], edgeSpanId?: string): TraceNode[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const isRoot = ({ parentId }: ReceivedSpan) => parentId === undefined || parentId === edgeSpanId;
  const orphans = spans.filter((span) => !isRoot(span) && !ids.has(span.parentId ?? ''));
  if (orphans.length > 0) throw new Error(`spans without their parent: ${orphans.map(({ name }) => name).join(', ')}`);
  const roots = spans.filter(isRoot);
  if (roots.length !== 1) throw new Error(`${roots.length} roots: ${roots.map(({ name }) => name).join(', ')}`);
  const childrenOf = Map.groupBy(spans, ({ parentId }) => parentId);
  const below = (span: ReceivedSpan, depth: number): TraceNode[] => [
    { span, depth },
    ...(childrenOf.get(span.spanId) ?? []).toSorted((a, b) => a.startMs - b.startMs).flatMap((child) => below(child, depth + 1)),
  ];
  return roots.flatMap((root) => below(root, 0));
}
