import { fill } from '#web/i18n/fill.ts';
import type { AdminContext } from '#web/server/read-admin.ts';
import styles from './admin.module.css';
import type { AdminWords } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { AdminTable } from './admin-table.tsx';
import { JobAct } from './job-acts.tsx';

/** The queue by kinds of jobs, the recalculation, and how evidence fares. */
export function JobSection({ jobs, words }: { jobs: AdminContext['jobs']; words: AdminWords }) {
  const { jobs: said } = words;
  const { evidence } = jobs;
  return (
    <>
      <AdminSection title={said.title} lead={said.lead}>
        {jobs.tasks.length > 0 && (
          <AdminTable
            caption={said.caption}
            columns={[said.task, said.waiting, said.later, said.running, said.failed, said.error]}
            rows={jobs.tasks.map(({ task, waiting, later, running, failed, lastError }) => ({
              key: task,
              cells: [<code key="task">{task}</code>, waiting, later, running, failed, lastError],
            }))}
          />
        )}
        <div className={styles.body}>
          {jobs.tasks.length === 0 && <p>{said.none}</p>}
          <p className={styles.faint}>{fill(said.outbox, { count: jobs.outbox })}</p>
          <JobAct act="retry" words={words} />
        </div>
      </AdminSection>
      <AdminSection title={said.recalculateTitle} lead={said.recalculateLead}>
        <div className={styles.body}>
          <JobAct act="recalculate" words={words} />
        </div>
      </AdminSection>
      <AdminSection title={said.health} lead={said.healthLead}>
        <dl className={`${styles.body} ${styles.stats}`}>
          {(['healthy', 'atRisk', 'gone'] as const).map((state) => (
            <div key={state}>
              <dt>{said[state]}</dt>
              <dd>{evidence[state]}</dd>
            </div>
          ))}
        </dl>
      </AdminSection>
    </>
  );
}
