import { csvHead, csvRow } from '#domain/catalogue/names/csv-line.ts';
import { LANGUAGES } from '#domain/shared/language.ts';

/** Available exports with the fields of each row. Exports contain only public data. */
export const EXPORTS = {
  players: ['userId', 'name'],
  records: [
    ...(['recordId', 'kind', 'stageId', 'rule', 'userId', 'name', 'value', 'unit', 'shown', 'console', 'state', 'postedAt'] as const),
    ...(['achievedAt', 'image', 'video', 'evidenceDuty', 'policyRevision', 'ruleRevision', 'comment'] as const),
  ],
  catalogue: ['kind', 'id', 'field', ...LANGUAGES],
  keywords: ['uniqueId', 'lang', 'name', 'reading', 'category', 'tag', 'flag', 'guideOf', 'changedAt', 'text'],
  news: ['newsId', 'category', 'publishedOn', 'lang', 'title', 'text'],
} as const satisfies Record<string, readonly string[]>;

export type ExportKind = keyof typeof EXPORTS;
export const EXPORT_KINDS = Object.keys(EXPORTS) as ExportKind[];
export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportField = string | number | boolean | null;
export type ExportRow<Kind extends ExportKind> = Readonly<Record<(typeof EXPORTS)[Kind][number], ExportField>>;

/** Parses a file name such as `records.csv` or `news.jsonl`. Returns undefined for any other name. */
export function parseExport(file: string): { readonly kind: ExportKind; readonly format: ExportFormat } | undefined {
  const [name = '', ending = '', ...more] = file.split('.');
  const kind = EXPORT_KINDS.find((known) => known === name);
  const format = EXPORT_FORMATS.find((known) => known === ending);
  return kind && format && more.length === 0 ? { kind, format } : undefined;
}

/** Returns the header of an export file, which is empty for JSON Lines. */
export const exportHead = (kind: ExportKind, format: ExportFormat): string => (format === 'csv' ? csvHead(EXPORTS[kind]) : '');

/** Formats a row as one line in the export file, with the fields of its kind in order. */
export function exportLine<Kind extends ExportKind>(kind: Kind, format: ExportFormat, row: ExportRow<Kind>): string {
  const columns: readonly (keyof typeof row)[] = EXPORTS[kind];
  if (format === 'csv') return csvRow(columns, row);
  return `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`;
}
