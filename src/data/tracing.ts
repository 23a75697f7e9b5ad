export type SpanOptions = {
  readonly name: string;
  readonly kind: 'client' | 'consumer' | 'internal' | 'server';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** Traceparent of the span's parent, or undefined for the current span. */
  readonly parent?: string | undefined;
};

/** Records spans (decision 0154). Only src/wiring/tracing knows the SDK, which is not loaded unless tracing is on. */
export type Tracer = {
  /** Runs `work` in a new span, which becomes the current one for everything that `work` starts. */
  run<Value>(span: SpanOptions, work: () => Promise<Value>): Promise<Value>;
  /** Returns the traceparent of the current span, or undefined outside of any span and in a trace that is not sampled. */
  current(): string | undefined;
  /** Sends the spans that wait. */
  close(): Promise<void>;
};

// Stored on globalThis, because Next bundles the start of the server separately from the pages.
const shared = globalThis as typeof globalThis & { stargrassTracer?: Tracer | undefined };

/** Records spans from now on, or no more. */
export const setTracer = (tracer: Tracer | undefined): void => {
  shared.stargrassTracer = tracer;
};

/** Sends the spans that wait, if tracing is on. Spans that are refused are lost: a process must still end cleanly. */
export const closeTracer = async (): Promise<void> => shared.stargrassTracer?.close().catch(() => {});

/** Returns the traceparent of the current span, for rows and jobs that continue its trace later. */
export const currentTraceparent = (): string | undefined => shared.stargrassTracer?.current();

/** Runs `work` in a span of the trace that a stored traceparent belongs to. Without one, it only runs it. */
export const continueTrace = <Value>(name: string, parent: string | undefined, work: () => Promise<Value>): Promise<Value> =>
  shared.stargrassTracer && parent !== undefined ? shared.stargrassTracer.run({ name, kind: 'internal', parent }, work) : work();

const LONGEST_TEXT = 2_000; // in characters

/** Runs a statement in a span of the current trace. Outside of any span it only runs it, so polling leaves no traces. */
export function traceQuery<Value>(text: string, query: () => Promise<Value>): Promise<Value> {
  const tracer = shared.stargrassTracer;
  if (tracer?.current() === undefined) return query();
  // The text contains placeholders instead of values, which may be personal.
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) };
  return tracer.run({ name: summaryOf(text), kind: 'client', attributes }, query);
}

/** Returns the first word of a statement and the first table, else function, that it names: `insert outbox`. */
function summaryOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0] ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i.exec(text) ?? /\b([a-z_][\w.]*)\(/i.exec(text);
  return [verb, table?.[1]].join(' ').trimEnd().toLowerCase();
}
