'use client'; // Client component: replaces the recovery codes through the API.
import type { Language } from '#domain/shared/language.ts';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { ConfirmButton } from '#web/features/account/integrations/confirm-button.tsx';
import { countText } from '#web/i18n/fill.ts';
import styles from './second-factor.module.css';
import type { NewFactor } from './second-factor-state.ts';
import type { SecondFactorWords } from './second-factor-words.ts';

type Props = { left: number; words: SecondFactorWords; locale: Language; onChange: (result: CallResult<NewFactor>) => void };

/** Shows how many recovery codes are left, and replaces them after a confirmation. */
export function CodesPart({ left, words, locale, onChange }: Props) {
  const { codes: labels } = words;
  const renew = async () => onChange(await accountCall<NewFactor>('POST', '/recovery-codes'));
  return (
    <section className={styles.part} aria-labelledby="codes-title">
      <h3 id="codes-title">{labels.title}</h3>
      <p>
        {labels.text} <b>{countText(labels.left, locale, left)}</b>
      </p>
      <div>
        <ConfirmButton
          labels={{
            open: labels.renew,
            openOf: labels.renew,
            title: labels.ask.title,
            text: labels.ask.text,
            send: labels.ask.send,
            cancel: words.cancel,
          }}
          onConfirm={renew}
        />
      </div>
    </section>
  );
}
