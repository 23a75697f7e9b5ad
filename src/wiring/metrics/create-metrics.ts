import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, GAUGES, HISTOGRAMS } from './definitions.ts';
import { remember } from './remember.ts';

type Labels = Readonly<Record<string, string>>;
type Row = { readonly labels?: Labels; readonly value: number };

const RETENTION_MS = 5_000; // asking more often shows nothing more, and costs nothing

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures of this process, as Prometheus reads them. */
export function createMetrics() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const histograms = made(HISTOGRAMS, (definition) => new Histogram({ ...plain(definition), buckets: [...definition.buckets], registers }));
  const counters = made(COUNTERS, (definition) => new Counter({ ...plain(definition), registers }));
  const gauges = made(GAUGES, (definition) => new Gauge({ ...plain(definition), registers }));
  const forget = (name: keyof typeof GAUGES) => (GAUGES[name].labelNames.length === 0 ? gauges[name].remove() : gauges[name].reset());
  for (const name of Object.keys(GAUGES) as (keyof typeof GAUGES)[]) forget(name); // without labels one would say 0 before anybody looked
  const looks: (() => void | Promise<void>)[] = [];

  return {
    /** Notes that something took so long. */
    observe: (name: keyof typeof HISTOGRAMS, labels: Labels, seconds: number): void => histograms[name].observe(labels, seconds),

    /** Says how something stands, in place of all that was said of it before. */
    show(name: keyof typeof GAUGES, rows: number | readonly Row[]): void {
      forget(name);
      if (typeof rows === 'number') gauges[name].set(rows);
      else for (const { labels = {}, value } of rows) gauges[name].set(labels, value);
    },

    /** Says how much has been counted in all. */
    tally(name: keyof typeof COUNTERS, rows: number | readonly Row[]): void {
      counters[name].reset();
      if (typeof rows === 'number') counters[name].inc(rows);
      else for (const { labels = {}, value } of rows) counters[name].inc(labels, value);
    },

    /** Has something looked at whenever the figures are asked for. */
    lookAt: (look: () => void | Promise<void>): void => void looks.push(look),

    /** All figures as text; made anew after five seconds at the earliest. */
    text: remember(async () => {
      await Promise.all(looks.map((look) => look()));
      return registry.metrics();
    }, RETENTION_MS),

    /** The names of all that may be in it. */
    names: (): string[] => registry.getMetricsAsArray().map(({ name }) => name),
  };
}

type Definition = { readonly name: string; readonly help: string; readonly labelNames: readonly string[] };
const plain = ({ name, help, labelNames }: Definition) => ({ name, help, labelNames: [...labelNames] });

function made<Definitions extends object, Made>(
  definitions: Definitions,
  make: (definition: Definitions[keyof Definitions]) => Made,
): Record<keyof Definitions, Made> {
  return Object.fromEntries(Object.entries(definitions).map(([key, definition]) => [key, make(definition)])) as Record<
    keyof Definitions,
    Made
  >;
}
