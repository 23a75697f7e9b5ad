'use client'; // Client component: push permission and subscription exist only in the browser.
import { useState } from 'react';
import styles from '#web/features/account/settings/settings-page.module.css';
import type { SettingsContext } from '#web/features/account/settings/settings-words.ts';
import type { PushState } from '#web/server/account/read-account.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import type { NotificationWords } from './notification-switches.tsx';
import { subscribe, unsubscribe } from './push-subscription.ts';

type Props = { context: SettingsContext; push: PushState; words: NotificationWords };

/** Turns push messages on or off for this device. */
export function PushSwitch({ context, push, words }: Props) {
  const [isOn, setOn] = useState(push.isOn);
  const [trouble, setTrouble] = useState<string>();
  const turn = async () => {
    setTrouble(undefined);
    const result = isOn ? await unsubscribe() : await subscribe(push.publicKey);
    if (result === 'login-required') location.assign(context.loginHref);
    if (result === 'done') setOn(!isOn);
    else setTrouble(result === 'denied' ? words.pushDenied : words.pushFailed);
  };
  return (
    <>
      <div className={styles.row}>
        <div>
          <b>{words.push}</b>
          <p>{words.pushText}</p>
        </div>
        <Switch label={words.push} on={isOn} onClick={turn} />
      </div>
      {trouble && (
        <div className={styles.inset}>
          <Trouble>{trouble}</Trouble>
        </div>
      )}
    </>
  );
}
