import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

// The part of OTLP's JSON that the tests read. Numbers of nanoseconds are strings, because they exceed a double.
const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.coerce.bigint(),
              endTimeUnixNano: z.coerce.bigint(),
              attributes: z.array(attribute),
              events: z.array(z.unknown()).default([]),
              status: z.object({ code: z.number(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type ReceivedSpan = {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly events: number;
  readonly message: string | undefined;
};

const MS = 1_000_000n;
const toMs = (nanoseconds: bigint): number => Number(nanoseconds / MS) + Number(nanoseconds % MS) / Number(MS);
const textsOf = (attributes: readonly z.infer<typeof attribute>[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));

const spansOf = (body: unknown): ReceivedSpan[] =>
  exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes, events, status }) => ({
        service: textsOf(resource.attributes)['service.name'] ?? '',
        traceId,
        spanId,
        parentId: parentSpanId || undefined,
        name,
        startMs: toMs(startTimeUnixNano),
        endMs: toMs(endTimeUnixNano),
        attributes: textsOf(attributes),
        events: events.length,
        message: status.message,
      })),
  );

/** Starts an OTLP/HTTP receiver on loopback, which stores the spans that it receives as JSON. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    spans.push(...spansOf(await json(request)));
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
