import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, GAUGES, HISTOGRAMS } from './definitions.ts';
import { remember } from './remember.ts';

type Labels = Readonly<Record<string, string>>;
type Row = { readonly labels?: Labels; readonly value: number };

const RETENTION_MS = 5_000; // more frequent scrapes receive the cached text

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the Prometheus metrics of this process. */
export function createMetrics() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const histograms = createAll(
    HISTOGRAMS,
    (definition) => new Histogram({ ...plain(definition), buckets: [...definition.buckets], registers }),
  );
  const counters = createAll(COUNTERS, (definition) => new Counter({ ...plain(definition), registers }));
  const gauges = createAll(GAUGES, (definition) => new Gauge({ ...plain(definition), registers }));
  const clear = (name: keyof typeof GAUGES) => (GAUGES[name].labelNames.length === 0 ? gauges[name].remove() : gauges[name].reset());
  // A gauge without labels would otherwise be exported as 0 before its first value.
  for (const name of Object.keys(GAUGES) as (keyof typeof GAUGES)[]) clear(name);
  const collectors: (() => void | Promise<void>)[] = [];

  return {
    observe: (name: keyof typeof HISTOGRAMS, labels: Labels, seconds: number): void => histograms[name].observe(labels, seconds),

    /** Sets a gauge and removes its previous values. */
    show(name: keyof typeof GAUGES, rows: number | readonly Row[]): void {
      clear(name);
      if (typeof rows === 'number') gauges[name].set(rows);
      else for (const { labels = {}, value } of rows) gauges[name].set(labels, value);
    },

    /** Sets a counter to a total that is counted elsewhere. */
    tally(name: keyof typeof COUNTERS, rows: number | readonly Row[]): void {
      counters[name].reset();
      if (typeof rows === 'number') counters[name].inc(rows);
      else for (const { labels = {}, value } of rows) counters[name].inc(labels, value);
    },

    /** Registers a function that runs before the metrics are written. */
    lookAt: (collect: () => void | Promise<void>): void => void collectors.push(collect),

    /** Returns all metrics in Prometheus text format, cached for five seconds. */
    text: remember(async () => {
      await Promise.all(collectors.map((collect) => collect()));
      return registry.metrics();
    }, RETENTION_MS),

    names: (): string[] => registry.getMetricsAsArray().map(({ name }) => name),
  };
}

type Definition = { readonly name: string; readonly help: string; readonly labelNames: readonly string[] };
const plain = ({ name, help, labelNames }: Definition) => ({ name, help, labelNames: [...labelNames] });

function createAll<Definitions extends object, Created>(
  definitions: Definitions,
  create: (definition: Definitions[keyof Definitions]) => Created,
): Record<keyof Definitions, Created> {
  return Object.fromEntries(Object.entries(definitions).map(([key, definition]) => [key, create(definition)])) as Record<
    keyof Definitions,
    Created
  >;
}
