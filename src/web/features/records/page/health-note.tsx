import { EVIDENCE_KINDS } from '#domain/evidence/health.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import styles from './evidence.module.css';

type Props = { ailing: ShownRecord['ailing']; words: Messages['records']['health'] };

/** Shows a public note about evidence that is gone or at risk. Renders nothing for healthy evidence. */
export function HealthNote({ ailing, words }: Props) {
  return EVIDENCE_KINDS.map((kind) => {
    const state = ailing[kind];
    return (
      state && (
        <p key={kind} className={styles.health} data-health={state}>
          {words[kind][state]}
        </p>
      )
    );
  });
}
