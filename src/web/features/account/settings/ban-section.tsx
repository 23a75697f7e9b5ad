import { formatMinute } from '#domain/shared/date.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { OwnAccount } from '#web/server/account/read-account.ts';
import styles from './settings-page.module.css';

type Props = { bans: OwnAccount['bans']; words: Messages['account']['settings']['bans']; zone: string };

/** Lists the account's bans with their reasons and end dates. Renders nothing for an account without bans. */
export function BanSection({ bans, words, zone }: Props) {
  if (bans.length === 0) return null;
  return (
    <section id="bans" className={`card ${styles.section}`} aria-labelledby="bans-title">
      <h2 id="bans-title">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      {bans.map(({ scope, reason, endsAt }) => (
        <div key={`${scope} ${endsAt?.getTime()} ${reason}`} className={styles.row}>
          <div>
            <b>{words.scopes[scope]}</b>
            <p>{endsAt ? fill(words.until, { until: formatMinute(endsAt, zone) }) : words.forGood}</p>
            {reason !== null && (
              <p>
                {words.reason} <q>{reason}</q>
              </p>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
