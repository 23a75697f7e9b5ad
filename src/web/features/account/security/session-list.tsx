'use client'; // Client component: ends sessions through the API, then refreshes the list.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { When } from '#web/i18n/when.tsx';
import { signedOut } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Monitor, Smartphone } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './session-list.module.css';

/** Session as shown to its owner. */
export type SessionRow = {
  readonly id: string;
  readonly device: string;
  readonly handheld: boolean;
  readonly address: string | null;
  readonly seenAt: number;
  readonly seenOn: string;
  readonly current: boolean;
};

type Labels = { here: string; end: string; endOf: string; endAll: string; endHere: string; ended: string };
type Props = { context: SettingsContext; sessions: readonly SessionRow[]; labels: Labels; logoutHref: string; title: string };

/** Lists the account's sessions, with buttons to end one session or all of them. */
export function SessionList({ context, sessions, labels, logoutHref, title }: Props) {
  const router = useRouter();
  const [answer, setAnswer] = useState<FormAnswer>({});

  const end = async (id: string) => {
    const result = await accountCall('DELETE', `/sessions/${id}`);
    setAnswer(settingsAnswer(context, result, labels.ended));
    router.refresh();
  };
  const endAll = async () => {
    const result = await accountCall('DELETE', '/sessions');
    if (!result.ok) return setAnswer(settingsAnswer(context, result));
    await signedOut();
    location.assign(logoutHref);
  };

  return (
    <>
      <div className={styles.head}>
        <h2 id="sessions-title">{title}</h2>
        <Button variant="ghost" size="s" onClick={endAll}>
          {labels.endAll}
        </Button>
      </div>
      {answer.callout && (
        <div className={styles.callout}>
          <Callout tone={answer.tone ?? 'bad'} role="status">
            {answer.callout}
          </Callout>
        </div>
      )}
      <ul>
        {sessions.map(({ id, device, handheld, address, seenAt, seenOn, current }) => (
          <li key={id} className={styles.session}>
            {handheld ? <Smartphone data-icon="l" aria-hidden /> : <Monitor data-icon="l" aria-hidden />}
            <span>
              <b>{device}</b> {current && <span className={styles.here}>{labels.here}</span>}
              <small className="num">
                {address !== null && `${address} · `}
                <When at={seenAt} text={seenOn} />
              </small>
            </span>
            {current ? (
              <ButtonLink variant="line" size="s" href={logoutHref}>
                {labels.endHere}
              </ButtonLink>
            ) : (
              <Button variant="line" size="s" aria-label={fill(labels.endOf, { device })} onClick={() => end(id)}>
                {labels.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
