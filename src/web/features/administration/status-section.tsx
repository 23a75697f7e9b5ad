import { type StatusLine, worstState } from '#domain/status/status-line.ts';
import { statusText } from '#domain/status/status-text.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { Check, CircleAlert, CircleHelp, TriangleAlert } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import adminStyles from './admin.module.css';
import { AdminSection } from './admin-section.tsx';
import styles from './status-section.module.css';

const TONES = { ok: 'good', unknown: 'info', look: 'warn', act: 'bad' } as const;
const ICONS = { ok: Check, unknown: CircleHelp, look: CircleAlert, act: TriangleAlert };

type Props = { lines: readonly StatusLine[]; words: Messages['status']; jobsHref: string };

/** Shows the status of the site, one part per row: its state in a word and an icon, the facts, and the reason. */
export function StatusSection({ lines, words, jobsHref }: Props) {
  const worst = worstState(lines);
  return (
    <AdminSection title={words.title} lead={words.lead}>
      <div className={adminStyles.body}>
        <Callout tone={TONES[worst]}>{words.verdicts[worst]}</Callout>
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => {
          const { topic, fact, state, reason } = statusText(words, line);
          const Icon = ICONS[line.state];
          return (
            <div key={line.topic} data-state={line.state}>
              <dt>
                {line.topic === 'queue' ? (
                  <Link className="link tap" href={jobsHref}>
                    {topic}
                  </Link>
                ) : (
                  topic
                )}
              </dt>
              <dd className={styles.state}>
                <Icon aria-hidden />
                {state}
              </dd>
              <dd className={styles.fact}>
                {fact}
                {reason && <strong>{reason}</strong>}
              </dd>
            </div>
          );
        })}
      </dl>
    </AdminSection>
  );
}
