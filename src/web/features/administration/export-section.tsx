import { EXPORT_FORMATS, EXPORT_KINDS } from '#domain/administration/exports.ts';
import type { AdminWords } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { AdminTable } from './admin-table.tsx';
import { ExportLink } from './export-link.tsx';

/** Renders download links for all public data in both formats. */
export function ExportSection({ words: { exports: labels, answers } }: { words: AdminWords }) {
  return (
    <AdminSection title={labels.title} lead={labels.lead}>
      <AdminTable
        caption={labels.caption}
        columns={[labels.what, 'CSV', 'JSON Lines']}
        rows={EXPORT_KINDS.map((kind) => ({
          key: kind,
          cells: [
            labels.names[kind],
            ...EXPORT_FORMATS.map((format) => (
              <ExportLink key={format} href={`/api/admin/exports/${kind}.${format}`} name={`${kind}.${format}`} words={{ answers }} />
            )),
          ],
        }))}
      />
    </AdminSection>
  );
}
