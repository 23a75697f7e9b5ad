import { EXPORT_FORMATS, EXPORT_KINDS } from '#domain/administration/exports.ts';
import type { AdminWords } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { AdminTable } from './admin-table.tsx';

/** Everything public as files, each in both formats. */
export function ExportSection({ words: { exports: said } }: { words: AdminWords }) {
  return (
    <AdminSection title={said.title} lead={said.lead}>
      <AdminTable
        caption={said.caption}
        columns={[said.what, 'CSV', 'JSON Lines']}
        rows={EXPORT_KINDS.map((kind) => ({
          key: kind,
          cells: [
            said.names[kind],
            ...EXPORT_FORMATS.map((format) => (
              <a key={format} className="link" href={`/api/admin/exports/${kind}.${format}`} download>
                {`${kind}.${format}`}
              </a>
            )),
          ],
        }))}
      />
    </AdminSection>
  );
}
