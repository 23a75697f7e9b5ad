import { csvHead, csvRow } from '#domain/catalogue/csv-line.ts';

/** What can be taken out of the site, with the fields of each row: what every visitor can read, and nothing else. */
export const EXPORTS = {
  players: ['userId', 'name'],
  records: [
    ...(['recordId', 'kind', 'stageId', 'rule', 'userId', 'name', 'value', 'unit', 'shown', 'console', 'state', 'postedAt'] as const),
    ...(['achievedAt', 'image', 'video', 'evidenceDuty', 'policyRevision', 'ruleRevision', 'comment'] as const),
  ],
  catalogue: ['kind', 'id', 'field', 'en', 'ja'],
  keywords: ['uniqueId', 'lang', 'name', 'reading', 'category', 'tag', 'flag', 'guideOf', 'changedAt', 'text'],
  news: ['newsId', 'category', 'publishedOn', 'lang', 'title', 'text'],
} as const satisfies Record<string, readonly string[]>;

export type ExportKind = keyof typeof EXPORTS;
export const EXPORT_KINDS = Object.keys(EXPORTS) as ExportKind[];
export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportField = string | number | boolean | null;
export type ExportRow<Kind extends ExportKind> = Readonly<Record<(typeof EXPORTS)[Kind][number], ExportField>>;

/** Which file an address means: `records.csv`, `news.jsonl`; undefined for any other. */
export function parseExport(file: string): { readonly kind: ExportKind; readonly format: ExportFormat } | undefined {
  const [name = '', ending = '', ...more] = file.split('.');
  const kind = EXPORT_KINDS.find((known) => known === name);
  const format = EXPORT_FORMATS.find((known) => known === ending);
  return kind && format && more.length === 0 ? { kind, format } : undefined;
}

/** What a file begins with. */
export const exportHead = (kind: ExportKind, format: ExportFormat): string => (format === 'csv' ? csvHead(EXPORTS[kind]) : '');

/** One row as a line of a file, with only the fields that its kind has, in their order. */
export function exportLine<Kind extends ExportKind>(kind: Kind, format: ExportFormat, row: ExportRow<Kind>): string {
  const columns: readonly (keyof typeof row)[] = EXPORTS[kind];
  if (format === 'csv') return csvRow(columns, row);
  return `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`;
}
