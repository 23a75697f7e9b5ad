'use client'; // Client component: applies a change immediately and reverts it when the server rejects it.
import { useState } from 'react';
import { DIGESTS, type Digest, NOTIFICATIONS, type Notifications, TOP_PLACES } from '#domain/accounts/settings.ts';
import { accountCall } from '#web/features/account/account-call.ts';
import styles from '#web/features/account/settings/settings-page.module.css';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { NotificationSelect } from './notification-select.tsx';

const PLACES = [1, 3, 10, TOP_PLACES.byDefault, TOP_PLACES.max];

export type NotificationWords = Messages['notifications']['choices'];

type Props = { context: SettingsContext; notifications: Notifications; canMail: boolean; words: NotificationWords };

/** Renders the controls for which notifications to receive, down to which rank, and how often by mail. */
export function NotificationSwitches({ context, notifications, canMail, words }: Props) {
  const [chosen, setChosen] = useState(notifications);
  const [answer, setAnswer] = useState<FormAnswer>({});
  const choose = async (change: Partial<Notifications>) => {
    const before = chosen;
    setChosen({ ...chosen, ...change });
    const result = await accountCall('PATCH', '', { notifications: change });
    if (!result.ok) setChosen((now) => ({ ...now, ...pick(before, change) }));
    setAnswer(result.ok ? {} : settingsAnswer(context, result));
  };
  const places = [...new Set([...PLACES, chosen.top])].sort((a, b) => a - b);

  return (
    <>
      {answer.callout && (
        <div className={styles.inset}>
          <Trouble>{answer.callout}</Trouble>
        </div>
      )}
      {NOTIFICATIONS.map((name) => (
        <div key={name} className={styles.row}>
          <div>
            <b>{words[name]}</b>
            <p>{words[`${name}Text`]}</p>
          </div>
          <Switch label={words[name]} on={chosen[name]} onClick={() => choose({ [name]: !chosen[name] })} />
        </div>
      ))}
      <NotificationSelect
        label={words.top}
        text={words.topText}
        value={String(chosen.top)}
        options={places.map((place) => [String(place), fill(words.topPlace, { place })])}
        disabled={!chosen.beaten}
        onChoose={(place) => choose({ top: Number(place) })}
      />
      <NotificationSelect
        label={words.digest}
        text={canMail ? words.digestText : words.digestNeeds}
        value={chosen.digest}
        options={DIGESTS.map((digest) => [digest, words.digestChoices[digest]])}
        disabled={!canMail && chosen.digest === 'off'}
        onChoose={(digest) => choose({ digest: digest as Digest })}
      />
    </>
  );
}

/** Returns the previous values of the changed settings. */
const pick = (before: Notifications, change: Partial<Notifications>): Partial<Notifications> =>
  Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(change, name)));
