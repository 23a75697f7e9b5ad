import { context, DiagLogLevel, diag, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { type SpanOptions, setTracer, type Tracer } from '#data/tracing.ts';
import { createPrivateProcessor } from './private-spans.ts';

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL, server: SpanKind.SERVER };

/**
 * Sends the spans of this process to OTEL_EXPORTER_OTLP_ENDPOINT, which the SDK reads itself, as it does its other
 * settings. Import this file dynamically and only if that is set: it loads the SDK. Next then records its own spans, too.
 */
export function startTracing(service: string, warn: (message: string) => void): Tracer {
  const quiet = () => {};
  diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [createPrivateProcessor(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  const spans = trace.getTracer('stargrass');
  const tracer: Tracer = {
    run: ({ name, kind, attributes = {}, parent }, work) =>
      spans.startActiveSpan(name, { kind: KINDS[kind], attributes }, parentContext(parent), async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', typeOf(error));
          throw error;
        } finally {
          span.end();
        }
      }),
    current() {
      const flags = trace.getActiveSpan()?.spanContext().traceFlags ?? TraceFlags.NONE;
      if ((flags & TraceFlags.SAMPLED) === 0) return undefined;
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    close: () => provider.shutdown(),
  };
  setTracer(tracer);
  return tracer;
}

const parentContext = (traceparent: SpanOptions['parent']) =>
  traceparent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent });

/** Returns the code of a database error, else the name of the error. Messages may contain personal data. */
function typeOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}
