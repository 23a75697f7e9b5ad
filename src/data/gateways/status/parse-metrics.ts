import type { Sample } from '#domain/status/status-facts.ts';

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;
const ESCAPED: Readonly<Record<string, string>> = { '\\n': '\n', '\\"': '"', '\\\\': '\\' };

/** Reads the samples of some metrics from a text in Prometheus' format, by the name of their metric. */
export function parseMetrics<Name extends string>(text: string, names: readonly Name[]): Record<Name, Sample[]> {
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<string, Sample[]>;
  for (const line of text.split('\n')) {
    const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? [];
    if (Object.hasOwn(found, name)) found[name]?.push({ labels: readLabels(labels), value: Number(value) });
  }
  return found as Record<Name, Sample[]>;
}

const readLabels = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(LABEL)].map(([, name = '', value = '']) => [name, value.replaceAll(/\\./g, (code) => ESCAPED[code] ?? code)]),
  );
