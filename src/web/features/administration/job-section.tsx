import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import type { AdminContext } from '#web/server/account/read-admin.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './admin.module.css';
import type { AdminWords } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { AdminTable } from './admin-table.tsx';
import { JobAct } from './job-acts.tsx';

/** Shows the job queue by task, the button to recalculate rankings, and the health of all evidence. */
export function JobSection({ jobs, words }: { jobs: AdminContext['jobs']; words: AdminWords }) {
  const { jobs: labels } = words;
  const { evidence } = jobs;
  return (
    <>
      <AdminSection title={labels.title} lead={labels.lead}>
        {jobs.workers === 0 && (
          <div className={styles.body}>
            <Callout tone="bad">{labels.noWorker}</Callout>
          </div>
        )}
        {jobs.tasks.length > 0 && (
          <AdminTable
            caption={labels.caption}
            columns={[labels.task, labels.waiting, labels.later, labels.running, labels.failed, labels.error]}
            rows={jobs.tasks.map(({ task, waiting, later, running, failed, lastError }) => ({
              key: task,
              cells: [<code key="task">{task}</code>, waiting, later, running, failed, lastError],
            }))}
          />
        )}
        <div className={styles.body}>
          {jobs.tasks.length === 0 && <p>{labels.none}</p>}
          <p className={styles.faint}>{fill(labels.outbox, { count: formatScore(jobs.outbox) })}</p>
          <JobAct act="retry" words={words} />
        </div>
      </AdminSection>
      <AdminSection title={labels.recalculateTitle} lead={labels.recalculateLead}>
        <div className={styles.body}>
          <JobAct act="recalculate" words={words} />
        </div>
      </AdminSection>
      <AdminSection title={labels.health} lead={labels.healthLead}>
        <dl className={`${styles.body} ${styles.stats}`}>
          {(['healthy', 'atRisk', 'gone'] as const).map((state) => (
            <div key={state}>
              <dt>{labels[state]}</dt>
              <dd>{evidence[state]}</dd>
            </div>
          ))}
        </dl>
      </AdminSection>
    </>
  );
}
