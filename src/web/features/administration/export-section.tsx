import { EXPORT_FORMATS, EXPORT_KINDS } from '#domain/administration/exports.ts';
import styles from './admin.module.css';
import type { AdminWords } from './admin-call.ts';
import { AdminTable } from './admin-table.tsx';

/** Everything public as files, each in both formats. */
export function ExportSection({ words: { exports: said } }: { words: AdminWords }) {
  return (
    <section className="card" aria-labelledby="exports">
      <div className={styles.head}>
        <h2 id="exports">{said.title}</h2>
        <p>{said.lead}</p>
      </div>
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
    </section>
  );
}
