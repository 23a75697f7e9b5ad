/** Returns the lines of a gauge in Prometheus text format. Each row has labels and a value: `{unit="a"} 1`. */
export const gauge = (name: string, help: string, rows: readonly string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...rows.map((row) => name + row),
];

/** Returns the text of a file with these lines. The format requires a line feed at the end. */
export const prometheusText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
