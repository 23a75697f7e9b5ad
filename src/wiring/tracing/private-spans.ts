import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

// Next also records whole addresses, in which searches, names and one-time tokens occur.
const ALLOWED = new Set([
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'messaging.destination.name',
  'messaging.message.id',
  'messaging.system',
  'next.rsc',
  'next.span_type',
]);

const PROBES = /^\/(?:healthz|readyz)(?:\?|$)/;

/**
 * Wraps a span processor so that no personal data leaves the process: only known attributes, no events, no error
 * messages, no addresses of outgoing requests. Health checks are dropped, because there are several a second, and so is
 * what Next loads when it starts.
 */
export function createPrivateProcessor(inner: SpanProcessor): SpanProcessor {
  const probes = new Set<string>(); // trace ids of the health checks in progress
  return {
    onStart(span, parentContext) {
      if (PROBES.test(String(span.attributes['http.target'] ?? ''))) probes.add(span.spanContext().traceId);
      inner.onStart(span, parentContext);
    },
    onEnd(span) {
      const { traceId } = span.spanContext();
      if (!probes.has(traceId)) return isPreload(span) ? undefined : inner.onEnd(withoutPersonalData(span));
      if (span.attributes['http.target'] !== undefined) probes.delete(traceId);
    },
    forceFlush: () => inner.forceFlush(),
    shutdown: () => inner.shutdown(),
  };
}

const isPreload = ({ attributes, parentSpanContext }: ReadableSpan): boolean =>
  parentSpanContext === undefined && attributes['next.span_type'] === 'LoadComponents.loadRouteModule';

function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name)));
  const name = span.name.replace(/^(fetch \w+) .*/s, '$1');
  const own = { name, attributes, events: [], status: { code: span.status.code } };
  return Object.create(span, Object.fromEntries(Object.entries(own).map(([key, value]) => [key, { value, enumerable: true }])));
}
