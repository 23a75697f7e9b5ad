import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { expect, test } from 'vitest';
import { createPrivateProcessor } from './private-spans.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [createPrivateProcessor(new SimpleSpanProcessor(exporter))] });
const tracer = provider.getTracer('test');

test('a span is sent with its known attributes only, without events and messages', () => {
  const attributes = {
    'http.method': 'GET',
    'http.route': '/user/[handle]',
    'http.target': '/user/maple?token=abc',
    'http.url': 'http://maple',
  };
  const span = tracer.startSpan('GET /user/[handle]', { attributes });
  span.recordException(new Error('Key (email)=(maple@example.org) already exists'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'maple@example.org' });
  span.end();
  tracer.startSpan('fetch GET https://example.org/maple').end();
  const [request, call] = exporter.getFinishedSpans();
  expect(request).toMatchObject({ name: 'GET /user/[handle]', attributes: { 'http.method': 'GET', 'http.route': '/user/[handle]' } });
  expect([request?.events, request?.status]).toEqual([[], { code: SpanStatusCode.ERROR }]);
  expect(request?.spanContext()).toEqual(span.spanContext());
  expect(call?.name).toBe('fetch GET');
  expect(JSON.stringify([request?.name, request?.attributes, request?.events, request?.status, call?.name])).not.toContain('maple');
});

test('health checks, their statements and modules loaded at the start are not sent, and other requests still are', () => {
  exporter.reset();
  const probe = tracer.startSpan('GET', { attributes: { 'http.target': '/readyz' } });
  const { traceId, spanId } = probe.spanContext();
  tracer.startSpan('select', {}, trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1 })).end();
  probe.end();
  tracer.startSpan('load route module', { attributes: { 'next.span_type': 'LoadComponents.loadRouteModule' } }).end();
  tracer.startSpan('GET', { attributes: { 'http.target': '/readyz-of-somebody' } }).end();
  expect(exporter.getFinishedSpans()).toHaveLength(1);
});
