'use client'; // a switch works at once, and turns back when the server did not take it
import { useState } from 'react';
import { NOTIFICATIONS, type Notifications } from '#domain/accounts/settings.ts';
import type { FormAnswer } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { accountCall } from './account-call.ts';
import styles from './settings-page.module.css';
import { type SettingsFrame, settingsAnswer } from './settings-words.ts';

type Name = keyof Notifications;
type Props = { frame: SettingsFrame; notifications: Notifications; labels: Readonly<Record<Name, { title: string; text: string }>> };

/** What one wants to be told of. */
export function NotificationSwitches({ frame, notifications, labels }: Props) {
  const [chosen, setChosen] = useState(notifications);
  const [answer, setAnswer] = useState<FormAnswer>({});
  const turn = async (name: Name) => {
    const on = !chosen[name];
    setChosen((before) => ({ ...before, [name]: on }));
    const result = await accountCall('PATCH', '', { notifications: { [name]: on } });
    if (!result.ok) setChosen((before) => ({ ...before, [name]: !on }));
    setAnswer(result.ok ? {} : settingsAnswer(frame, result));
  };
  return (
    <>
      {answer.notice && (
        <div className={styles.inset}>
          <Notice tone="bad" role="alert">
            {answer.notice}
          </Notice>
        </div>
      )}
      {NOTIFICATIONS.map((name) => (
        <div key={name} className={styles.row}>
          <div>
            <b>{labels[name].title}</b>
            <p>{labels[name].text}</p>
          </div>
          <Switch label={labels[name].title} on={chosen[name]} onClick={() => turn(name)} />
        </div>
      ))}
    </>
  );
}
